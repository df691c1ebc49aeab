import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { makeKey, makePassword } from './random-secret.ts'

const credentials = z.object({
  sessionSecret: z.string().check(z.minLength(32)),
  adminPassword: z.string().check(z.minLength(8)),
  demoPassword: z.string().check(z.minLength(8)),
})

/** What the embedded start makes for itself and keeps with its data. */
export type Credentials = z.output<typeof credentials>

/** The file of the credentials is there and cannot be used. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError'
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function parse(text: string, path: string): Credentials {
  try {
    return credentials.parse(JSON.parse(text))
  } catch {
    throw new CredentialsError(
      `${path} is damaged: remove it, and new passwords are made at the next start.`,
    )
  }
}

/**
 * The credentials of a data folder: `credentials.json`, made at random at the first start, readable for its owner
 * alone. Only for whoever holds the folder's lock.
 * @throws CredentialsError where the file is damaged
 */
export async function settleCredentials(dataDir: string): Promise<Credentials> {
  const path = join(dataDir, 'credentials.json')
  const stored = await readIfThere(path)
  if (stored !== undefined) return parse(stored, path)
  const made: Credentials = {
    sessionSecret: makeKey(),
    adminPassword: makePassword(),
    demoPassword: makePassword(),
  }
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, path)
  return made
}
