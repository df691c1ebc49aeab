import { resolveDataDir } from './data-dir.ts'
import type { Environment } from './environment.ts'
import { type VariableName, type VariableValues, variableRules } from './variables.ts'

export { type Environment, withEnvFile } from './environment.ts'
export { variables } from './variables.ts'

/** What the API was told by its environment: checked, complete and frozen. */
export interface Config {
  readonly host: string
  readonly apiPort: number
  readonly webPort: number
  readonly adminPort: number
  /** An absolute path. */
  readonly dataDir: string
  /** Without it, the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  /** A calendar date, `YYYY-MM-DD`. */
  readonly clubClock: string | undefined
  /** Plain, or an argon2 hash in the PHC format. */
  readonly adminPassword: string | undefined
  readonly sessionSecret: string | undefined
  /** Origins, without a slash at the end. */
  readonly publicWebUrl: string
  readonly publicAdminUrl: string
  readonly trustProxy: boolean | number | readonly string[]
  readonly mail: {
    readonly smtpUrl: string | undefined
    readonly from: string
    /** Where the club's own notices go. */
    readonly clubEmail: string
  }
  readonly sms: {
    readonly gatewayUrl: string | undefined
    readonly gatewayToken: string | undefined
  }
  readonly demoData: boolean
  readonly logLevel: VariableValues['LOG_LEVEL']
  /** Milliseconds; 0 reads the database on every request. */
  readonly catalogueMaxAgeMs: number
}

/** The environment holds a wrong value. The message has one sentence a variable and no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/** A value as a message may show it: of one line, and not too long. */
function shown(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** Every variable's value; an empty text counts as absent. */
function readVariables(env: Environment): VariableValues {
  const values: Record<string, unknown> = {}
  const sentences: string[] = []
  for (const name of Object.keys(variableRules) as VariableName[]) {
    const rule: (typeof variableRules)[VariableName] & { default?: string; secret?: true } =
      variableRules[name]
    const text = env[name]?.trim() || rule.default
    if (text === undefined) continue
    const read = rule.schema.safeParse(text)
    if (read.success) values[name] = read.data
    else
      sentences.push(
        `${name} should be ${rule.should}${rule.secret ? '' : `, not '${shown(text)}'`}.`,
      )
  }
  if (values.DEMO_DATA === true && values.DATABASE_URL !== undefined) {
    sentences.push(
      'DEMO_DATA should be false where DATABASE_URL is set: demo members are for the embedded database.',
    )
  }
  if (sentences.length > 0) throw new ConfigError(sentences)
  return values as VariableValues
}

/**
 * The configuration that an environment describes.
 * @throws ConfigError where a value is wrong, naming each variable and what it should be
 */
export function loadConfig(env: Environment, workingDirectory = process.cwd()): Config {
  const values = readVariables(env)
  return Object.freeze<Config>({
    host: values.HOST,
    apiPort: values.API_PORT,
    webPort: values.WEB_PORT,
    adminPort: values.ADMIN_PORT,
    dataDir: resolveDataDir(values.DATA_DIR, workingDirectory),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    clubClock: values.CLUB_CLOCK,
    adminPassword: values.ADMIN_PASSWORD,
    sessionSecret: values.SESSION_SECRET,
    publicWebUrl: values.PUBLIC_WEB_URL ?? `http://localhost:${values.WEB_PORT}`,
    publicAdminUrl: values.PUBLIC_ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`,
    trustProxy: Array.isArray(values.TRUST_PROXY)
      ? Object.freeze(values.TRUST_PROXY)
      : values.TRUST_PROXY,
    mail: Object.freeze({
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      clubEmail: values.CLUB_EMAIL,
    }),
    sms: Object.freeze({
      gatewayUrl: values.SMS_GATEWAY_URL,
      gatewayToken: values.SMS_GATEWAY_TOKEN,
    }),
    demoData: values.DEMO_DATA ?? false,
    logLevel: values.LOG_LEVEL,
    catalogueMaxAgeMs: values.CATALOGUE_MAX_AGE_MS,
  })
}
