import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { findRoot, resolveDataDir } from './data-dir.ts'
import {
  documentationOf,
  environmentSchema,
  givesSeatsAway,
  lacksTravelKeys,
  type VariableName,
  variableNames,
  type VariableValues,
} from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment with the variables of the workspace's `.env`. A variable that is set overrides the file. */
export function withEnvFile(env: Environment, workingDirectory = process.cwd()): Environment {
  try {
    const file = readFileSync(join(findRoot(workingDirectory), '.env'), 'utf8')
    return { ...parseEnv(file), ...env }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return env
    throw error
  }
}

/** The environment has wrong values. The message has one sentence per variable, and no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/** A value for a message: on one line, and shortened. */
function shown(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function describeWrong(name: VariableName, text: string): string {
  const { should, secret } = documentationOf(name)
  return `${name} should be ${should}${secret ? '' : `, not '${shown(text)}'`}.`
}

/** Reads and checks all variables; an empty text counts as absent. */
function readVariables(env: Environment): VariableValues {
  const texts = Object.fromEntries(
    variableNames.map((name) => [name, env[name]?.trim() || undefined]),
  )
  const { success, data, error } = environmentSchema.safeParse(texts)
  if (success) return data
  const sentences = error.issues.map(({ path: [name], message }) =>
    name === undefined ? message : describeWrong(name as VariableName, texts[name as string] ?? ''),
  )
  throw new ConfigError([...new Set(sentences)])
}

type PaymentsConfig =
  | { readonly gateway: 'sandbox' }
  | {
      readonly gateway: 'razorpay'
      /** Public. */
      readonly keyId: string
      readonly keySecret: string
      readonly webhookSecret: string
      /** An origin, without a trailing slash. */
      readonly apiUrl: string
    }

function toPayments(values: VariableValues): PaymentsConfig {
  if (values.PAYMENT_GATEWAY === 'sandbox') return { gateway: 'sandbox' }
  // The schema has checked that the three are set.
  return {
    gateway: 'razorpay',
    keyId: values.RAZORPAY_KEY_ID as string,
    keySecret: values.RAZORPAY_KEY_SECRET as string,
    webhookSecret: values.RAZORPAY_WEBHOOK_SECRET as string,
    apiUrl: values.RAZORPAY_API_URL,
  }
}

function toConfig(values: VariableValues, workingDirectory: string) {
  return Object.freeze({
    host: values.HOST,
    apiPort: values.API_PORT,
    /** Undefined for an API without metrics. */
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : Object.freeze({ host: values.METRICS_HOST, port: values.METRICS_PORT }),
    /** Undefined for an API without traces. */
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : Object.freeze({
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            ratio: values.OTEL_TRACES_SAMPLER_ARG,
          }),
    webPort: values.WEB_PORT,
    adminPort: values.ADMIN_PORT,
    /** An absolute path. */
    dataDir: resolveDataDir(values.DATA_DIR, workingDirectory),
    /** Undefined for the embedded database. */
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePreparedStatements: values.DATABASE_PREPARED_STATEMENTS,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    /** A calendar date, `YYYY-MM-DD`. */
    clubClock: values.CLUB_CLOCK,
    /** Plain, or an argon2 hash in the PHC format. */
    adminPassword: values.ADMIN_PASSWORD,
    sessionSecret: values.SESSION_SECRET,
    /** The first one encrypts. */
    travelDetailsKeys: values.TRAVEL_DETAILS_KEYS,
    /** Origins, without a trailing slash. */
    publicWebUrl: values.PUBLIC_WEB_URL ?? `http://localhost:${values.WEB_PORT}`,
    publicAdminUrl: values.PUBLIC_ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`,
    trustProxy: Object.freeze(values.TRUST_PROXY) as boolean | number | readonly string[],
    mail: Object.freeze({
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      clubEmail: values.CLUB_EMAIL,
    }),
    /** Undefined if members have none to call. */
    sms: Object.freeze({
      gatewayUrl: values.SMS_GATEWAY_URL,
      gatewayToken: values.SMS_GATEWAY_TOKEN,
      newNumbersPerDay: values.SMS_NEW_NUMBERS_PER_DAY,
    }),
    payments: Object.freeze(toPayments(values)),
    /** Whether visitors of a public production server get seats without paying, as ALLOW_SANDBOX_PAYMENTS allows. */
    givesSeatsAway: givesSeatsAway(values),
    lacksTravelKeys: lacksTravelKeys(values),
    demoData: values.DEMO_DATA ?? false,
    logLevel: values.LOG_LEVEL,
    /** Milliseconds; 0 reads the database on every request. */
    catalogueMaxAgeMs: values.CATALOGUE_MAX_AGE_MS,
  })
}

/** The API's configuration: checked, complete and frozen. */
export type Config = ReturnType<typeof toConfig>

/**
 * Reads the configuration from an environment.
 * @throws ConfigError if a value is wrong
 */
export const loadConfig = (env: Environment, workingDirectory = process.cwd()): Config =>
  toConfig(readVariables(env), workingDirectory)

/**
 * For the API itself: commands such as a migration need no keys.
 * @throws ConfigError on a production server that would have nothing to encrypt travel details with
 */
export function requireTravelKeys(config: Config): void {
  if (!config.lacksTravelKeys) return
  throw new ConfigError([
    'TRAVEL_DETAILS_KEYS should be set on a production server: passport numbers are stored neither unencrypted nor with the key beside them. `openssl rand -base64 32` makes a key; the value is then such as 2025a:THE-KEY.',
  ])
}
