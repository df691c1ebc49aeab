import { join } from 'node:path'
import * as z from 'zod/mini'
import { readIfExists, writeAtomically } from '../files/files.ts'
import { generateKey, generatePassword } from './random-secret.ts'

const credentials = z.object({
  sessionSecret: z.string().check(z.minLength(32)),
  adminPassword: z.string().check(z.minLength(8)),
  demoPassword: z.string().check(z.minLength(8)),
})

/** The credentials that the embedded database's start generates and stores with the data. */
type Credentials = z.output<typeof credentials>

/** The credentials file exists but cannot be used. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError'
}

function parse(text: string, path: string): Credentials {
  try {
    return credentials.parse(JSON.parse(text))
  } catch {
    throw new CredentialsError(
      `${path} is damaged. Remove it, and the next start generates new passwords.`,
    )
  }
}

/**
 * The credentials of a data folder: `credentials.json`, generated at the first start, readable by its owner only. The
 * caller must hold the folder's lock.
 * @throws CredentialsError if the file is damaged
 */
export async function ensureCredentials(dataDir: string): Promise<Credentials> {
  const path = join(dataDir, 'credentials.json')
  const stored = await readIfExists(path)
  if (stored !== undefined) return parse(stored, path)
  const generated: Credentials = {
    sessionSecret: generateKey(),
    adminPassword: generatePassword(),
    demoPassword: generatePassword(),
  }
  await writeAtomically(path, `${JSON.stringify(generated, null, 2)}\n`)
  return generated
}
