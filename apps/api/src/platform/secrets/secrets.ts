import type { Config } from '../config/config.ts'
import { isPasswordHash } from '../config/rules.ts'
import type { DatabaseConnection, Db } from '../db/connect.ts'
import { ensureCredentials } from './credentials.ts'
import { hashPassword, identifyPassword } from './password.ts'
import { readTravelKeys, type TravelKey } from './travel-keys.ts'
import { generateKey, generatePassword } from './random-secret.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

export interface Secrets {
  /** The key that signs cookies, the same in every instance. */
  readonly sessionSecret: string
  /** argon2, PHC format. */
  readonly adminPasswordHash: string
  /** The same in every instance with the same password; another password has another one. */
  readonly adminPasswordId: string
  /** The plain password, if this start generated it: it is printed once and stored nowhere. */
  readonly adminPassword: string | undefined
  /** The first one encrypts travel details, all decrypt them. Empty on a server without TRAVEL_DETAILS_KEYS. */
  readonly travelKeys: readonly TravelKey[]
  /** The demo member's password; for the embedded database only. */
  readonly demoPassword: string | undefined
}

type SecretConfig = Pick<
  Config,
  'adminPassword' | 'sessionSecret' | 'travelDetailsKeys' | 'dataDir'
>

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

/** Replaces the hash of the generated admin password. Running instances read it when they start. */
export const writeAdminPasswordHash = (db: Db, hash: string): Promise<string> =>
  writeSetting(db, adminPasswordKey, hash, { overwrite: true })

/** The key that signs cookies, shared by all instances. The first one generates it. */
export const ensureSessionSecret = async (db: Db): Promise<string> =>
  (await readSetting<string>(db, sessionSecretKey)) ??
  writeSetting(db, sessionSecretKey, generateKey())

/** The hash and the id of a password, given plain or as a hash. */
async function describePassword(password: string, sessionSecret: string) {
  const [adminPasswordHash, adminPasswordId] = await Promise.all([
    isPasswordHash(password) ? password : hashPassword(password),
    identifyPassword(password, sessionSecret),
  ])
  return { adminPasswordHash, adminPasswordId }
}

async function readFromServer(db: Db, config: SecretConfig): Promise<Secrets> {
  const [sessionSecret, admin] = await Promise.all([
    config.sessionSecret ?? ensureSessionSecret(db),
    config.adminPassword === undefined
      ? ensureAdminPassword(db)
      : { hash: config.adminPassword, plain: undefined },
  ])
  return {
    sessionSecret,
    ...(await describePassword(admin.hash, sessionSecret)),
    adminPassword: admin.plain,
    // Never generated into the database: a key next to what it encrypts protects nothing.
    travelKeys: config.travelDetailsKeys ?? [],
    demoPassword: undefined,
  }
}

/** The configured keys, and after them the generated ones, with which older details are encrypted. */
export function travelKeysOf(
  { travelDetailsKeys = [] }: Pick<Config, 'travelDetailsKeys'>,
  generated: string,
): readonly TravelKey[] {
  const older = readTravelKeys(generated) ?? []
  return [
    ...travelDetailsKeys,
    ...older.filter(({ id }) => travelDetailsKeys.every((key) => key.id !== id)),
  ]
}

async function readFromFolder(config: SecretConfig): Promise<Secrets> {
  const isConfigured = config.adminPassword !== undefined
  const stored = await ensureCredentials(config.dataDir, !isConfigured)
  const sessionSecret = config.sessionSecret ?? stored.sessionSecret
  const password = config.adminPassword ?? stored.adminPasswordHash
  if (password === undefined) throw new Error('The data folder has no admin password')
  return {
    sessionSecret,
    ...(await describePassword(password, sessionSecret)),
    adminPassword: isConfigured ? undefined : stored.adminPassword,
    travelKeys: travelKeysOf(config, stored.travelDetailsKeys),
    demoPassword: stored.demoPassword,
  }
}

/**
 * The configured secrets, or generated ones. With a PostgreSQL server they are in the database, so that instances agree;
 * with the embedded database they are in `credentials.json`. Needs migrated tables.
 */
export function ensureSecrets(
  connection: DatabaseConnection,
  config: SecretConfig,
): Promise<Secrets> {
  return connection.kind === 'embedded'
    ? readFromFolder(config)
    : readFromServer(connection.db, config)
}
