import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The text of a file; undefined if there is no such file. */
export async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file that only its owner can read. Other processes see either the whole file or none. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, path)
}
