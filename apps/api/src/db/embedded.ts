import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Dialect } from 'kysely'
import { createEmbeddedDialect, QueueingDriver } from './embedded-dialect.ts'
import { toDataFolderError } from './data-folder-error.ts'
import { lockDataFolder } from './lock.ts'
import type { PoolState } from './pool-state.ts'
import { valueParsers } from './value-types.ts'

/** Where an embedded database is: a folder, or an archive to load into memory. */
type Source = { dataDir: string } | { loadDataDir: Blob } | Record<string, never>

/** Opens PGlite. Imports it on demand, because with a PostgreSQL server it would only take memory. */
export async function openPGlite(source: Source): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  return PGlite.create({ ...source, parsers: { ...valueParsers } })
}

/**
 * Creates an empty database. Renames the folder at the end, so that a start that is killed midway leaves nothing that
 * looks like a database.
 */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  // PGlite would make it readable for all users of the machine.
  await mkdir(draft, { mode: 0o700 })
  const pglite = await openPGlite({ dataDir: draft })
  await pglite.close()
  await rename(draft, folder)
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createFolder(folder)
  return openPGlite({ dataDir: folder })
}

/**
 * Opens the embedded database of a data folder, for this process only.
 * @throws DataFolderBusyError if another process uses the folder; DataFolderError if it cannot be used
 */
export async function openEmbedded(
  dataDir: string,
): Promise<{ dialect: Dialect; pool: () => PoolState; close: () => Promise<void> }> {
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
    const driver = new QueueingDriver(pglite)
    return { dialect: createEmbeddedDialect(pglite, driver), pool: () => driver.pool(), close }
  } catch (error) {
    await lock.release()
    throw error
  }
}
