import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Dialect } from 'kysely'
import { createEmbeddedDialect } from './embedded-dialect.ts'
import { toDataFolderError } from './data-folder-error.ts'
import { lockDataFolder } from './lock.ts'
import { valueParsers } from './value-types.ts'

/** What fills an embedded database: a folder, or the archive of a database kept in memory. */
type Source = { dataDir: string } | { loadDataDir: Blob } | Record<string, never>

/** PGlite, loaded only where it is used: beside a PostgreSQL server its memory would be wasted. */
export async function openPGlite(source: Source): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  return PGlite.create({ ...source, parsers: { ...valueParsers } })
}

/**
 * Makes an empty database. It gets its name when it is whole: a start that is killed in the middle leaves nothing
 * that a later one would take for a database.
 */
async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  // PGlite would leave it open to everybody on the machine.
  await mkdir(draft, { mode: 0o700 })
  const pglite = await openPGlite({ dataDir: draft })
  await pglite.close()
  await rename(draft, folder)
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeFolder(folder)
  return openPGlite({ dataDir: folder })
}

/**
 * Opens the embedded database of a data folder for this process alone.
 * @throws DataFolderBusyError where another process has it, DataFolderError where it cannot be used
 */
export async function openEmbedded(
  dataDir: string,
): Promise<{ dialect: Dialect; close: () => Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw toDataFolderError(error, dataDir)
  })
  const lock = await lockDataFolder(dataDir)
  try {
    const pglite = await openFolder(join(dataDir, 'postgres'))
    const close = async () => {
      await pglite.close()
      await lock.release()
    }
    return { dialect: createEmbeddedDialect(pglite), close }
  } catch (error) {
    await lock.release()
    throw error
  }
}
