import type { Config } from '../config/config.ts'
import { isPasswordHash } from '../config/rules.ts'
import type { DatabaseConnection, Db } from '../db/connect.ts'
import { settleCredentials } from './credentials.ts'
import { hashPassword } from './password.ts'
import { makeKey, makePassword } from './random-secret.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

export interface Secrets {
  /** The key that signs cookies: the same in every copy. */
  readonly sessionSecret: string
  /** argon2, PHC format. */
  readonly adminPasswordHash: string
  /** The plain password, where it was made and is to be printed. */
  readonly adminPassword: string | undefined
  /** The demo member's password; for the embedded database only. */
  readonly demoPassword: string | undefined
}

type SecretConfig = Pick<Config, 'adminPassword' | 'sessionSecret' | 'dataDir'>

const adminPasswordKey = 'admin.passwordHash'
const sessionSecretKey = 'session.secret'

/**
 * The hash of the password that all copies share. Where there is none yet one is made; its plain text is answered
 * only to the copy that made it, and kept nowhere.
 */
export async function ensureAdminPassword(db: Db): Promise<{ hash: string; made?: string }> {
  const stored = await readSetting<string>(db, adminPasswordKey)
  if (stored !== undefined) return { hash: stored }
  const password = makePassword()
  const own = await hashPassword(password)
  const hash = await writeSetting(db, adminPasswordKey, own)
  return hash === own ? { hash, made: password } : { hash }
}

/** The key for cookies that all copies share; made by whichever starts first. */
export const ensureSessionSecret = async (db: Db): Promise<string> =>
  (await readSetting<string>(db, sessionSecretKey)) ?? writeSetting(db, sessionSecretKey, makeKey())

const asHash = async (password: string) =>
  isPasswordHash(password) ? password : hashPassword(password)

async function settleOnServer(db: Db, config: SecretConfig): Promise<Secrets> {
  const [sessionSecret, admin] = await Promise.all([
    config.sessionSecret ?? ensureSessionSecret(db),
    config.adminPassword === undefined
      ? ensureAdminPassword(db)
      : { hash: await asHash(config.adminPassword) },
  ])
  return {
    sessionSecret,
    adminPasswordHash: admin.hash,
    adminPassword: 'made' in admin ? admin.made : undefined,
    demoPassword: undefined,
  }
}

async function settleInFolder(config: SecretConfig): Promise<Secrets> {
  const stored = await settleCredentials(config.dataDir)
  return {
    sessionSecret: config.sessionSecret ?? stored.sessionSecret,
    adminPasswordHash: await asHash(config.adminPassword ?? stored.adminPassword),
    adminPassword: config.adminPassword === undefined ? stored.adminPassword : undefined,
    demoPassword: stored.demoPassword,
  }
}

/**
 * What the API must know and nobody told it. On a server it is kept in the database, so that copies agree; beside
 * the embedded database in `credentials.json`, which lets every start print it. Wants migrated tables.
 */
export function settleSecrets(
  connection: DatabaseConnection,
  config: SecretConfig,
): Promise<Secrets> {
  return connection.kind === 'embedded'
    ? settleInFolder(config)
    : settleOnServer(connection.db, config)
}
