import { join } from 'node:path'
import * as z from 'zod/mini'
import { readIfExists, writeAtomically } from '../files/files.ts'
import { hashPassword } from './password.ts'
import {
  generateTravelKey,
  readTravelKeys,
  type TravelKey,
  writeTravelKeys,
} from './travel-keys.ts'
import { generateKey, generatePassword } from './random-secret.ts'

const credentials = z.object({
  sessionSecret: z.string().check(z.minLength(32)),
  demoPassword: z.string().check(z.minLength(8)),
  /** argon2, PHC format; absent while ADMIN_PASSWORD sets the password. */
  adminPasswordHash: z.optional(z.string().check(z.startsWith('$argon2'))),
  /** As in TRAVEL_DETAILS_KEYS. */
  travelDetailsKeys: z.string().check(z.refine((text) => readTravelKeys(text) !== undefined)),
})

/** The credentials that the embedded database's start generates and stores with the data. */
type Credentials = z.output<typeof credentials>

/** The credentials file exists but cannot be used. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError'
}

const pathIn = (dataDir: string) => join(dataDir, 'credentials.json')

async function readCredentials(dataDir: string): Promise<Credentials | undefined> {
  const path = pathIn(dataDir)
  const text = await readIfExists(path)
  if (text === undefined) return undefined
  try {
    return credentials.parse(JSON.parse(text))
  } catch {
    throw new CredentialsError(
      `${path} is damaged. Remove it, and the next start generates new passwords.`,
    )
  }
}

/** Leaves out what does not belong into the file, such as a plain password. */
const writeCredentials = (dataDir: string, content: Credentials) =>
  writeAtomically(pathIn(dataDir), `${JSON.stringify(z.parse(credentials, content), null, 2)}\n`)

/**
 * The credentials of a data folder: `credentials.json`, generated at the first start, readable by its owner only. Of the
 * admin password it has the hash. The caller must hold the folder's lock.
 * @param needsAdminPassword whether to generate an admin password if there is none
 * @returns also the plain admin password, if this call generated it
 * @throws CredentialsError if the file is damaged
 */
export async function ensureCredentials(
  dataDir: string,
  needsAdminPassword: boolean,
): Promise<Credentials & { adminPassword?: string | undefined }> {
  const found = await readCredentials(dataDir)
  const kept: Credentials = found ?? {
    sessionSecret: generateKey(),
    demoPassword: generatePassword(),
    travelDetailsKeys: writeTravelKeys([generateTravelKey()]),
  }
  const lacksPassword = needsAdminPassword && kept.adminPasswordHash === undefined
  if (found && !lacksPassword) return kept
  const adminPassword = lacksPassword ? generatePassword() : undefined
  const written: Credentials =
    adminPassword === undefined
      ? kept
      : { ...kept, adminPasswordHash: await hashPassword(adminPassword) }
  await writeCredentials(dataDir, written)
  return { ...written, adminPassword }
}

/** Stores the hash of a new admin password. The caller must hold the folder's lock. */
export async function replaceAdminPassword(dataDir: string, hash: string): Promise<void> {
  const kept = await ensureCredentials(dataDir, false)
  await writeCredentials(dataDir, { ...kept, adminPasswordHash: hash })
}

/** Stores other keys for travel details. The caller must hold the folder's lock. */
export async function replaceTravelKeys(
  dataDir: string,
  keys: readonly TravelKey[],
): Promise<void> {
  const kept = await ensureCredentials(dataDir, false)
  await writeCredentials(dataDir, { ...kept, travelDetailsKeys: writeTravelKeys(keys) })
}
