import type { Config } from '../config/config.ts'
import { isPasswordHash } from '../config/rules.ts'
import type { DatabaseConnection, Db } from '../db/connect.ts'
import { ensureCredentials } from './credentials.ts'
import { hashPassword } from './password.ts'
import { generateKey, generatePassword } from './random-secret.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

export interface Secrets {
  /** The key that signs cookies, the same in every instance. */
  readonly sessionSecret: string
  /** argon2, PHC format. */
  readonly adminPasswordHash: string
  /** The plain password, if it was generated and must be printed. */
  readonly adminPassword: string | undefined
  /** The demo member's password; for the embedded database only. */
  readonly demoPassword: string | undefined
}

type SecretConfig = Pick<Config, 'adminPassword' | 'sessionSecret' | 'dataDir'>

const adminPasswordKey = 'admin.passwordHash'
const sessionSecretKey = 'session.secret'

/**
 * The admin password's hash, shared by all instances. Generates the password if there is none. Only the instance that
 * generated it gets the plain text, which is stored nowhere.
 */
export async function ensureAdminPassword(db: Db): Promise<{ hash: string; plain?: string }> {
  const stored = await readSetting<string>(db, adminPasswordKey)
  if (stored !== undefined) return { hash: stored }
  const password = generatePassword()
  const own = await hashPassword(password)
  const hash = await writeSetting(db, adminPasswordKey, own)
  return hash === own ? { hash, plain: password } : { hash }
}

/** The key that signs cookies, shared by all instances. The first one generates it. */
export const ensureSessionSecret = async (db: Db): Promise<string> =>
  (await readSetting<string>(db, sessionSecretKey)) ??
  writeSetting(db, sessionSecretKey, generateKey())

const asHash = async (password: string) =>
  isPasswordHash(password) ? password : hashPassword(password)

async function readFromServer(db: Db, config: SecretConfig): Promise<Secrets> {
  const [sessionSecret, admin] = await Promise.all([
    config.sessionSecret ?? ensureSessionSecret(db),
    config.adminPassword === undefined
      ? ensureAdminPassword(db)
      : { hash: await asHash(config.adminPassword) },
  ])
  return {
    sessionSecret,
    adminPasswordHash: admin.hash,
    adminPassword: 'plain' in admin ? admin.plain : undefined,
    demoPassword: undefined,
  }
}

async function readFromFolder(config: SecretConfig): Promise<Secrets> {
  const stored = await ensureCredentials(config.dataDir)
  return {
    sessionSecret: config.sessionSecret ?? stored.sessionSecret,
    adminPasswordHash: await asHash(config.adminPassword ?? stored.adminPassword),
    adminPassword: config.adminPassword === undefined ? stored.adminPassword : undefined,
    demoPassword: stored.demoPassword,
  }
}

/**
 * The configured secrets, or generated ones. With a PostgreSQL server they are in the database, so that instances agree;
 * with the embedded database they are in `credentials.json`, so that every start can print them. Needs migrated tables.
 */
export function ensureSecrets(
  connection: DatabaseConnection,
  config: SecretConfig,
): Promise<Secrets> {
  return connection.kind === 'embedded'
    ? readFromFolder(config)
    : readFromServer(connection.db, config)
}
