import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Dialect } from 'kysely'
import { createEmbeddedDialect } from './embedded-dialect.ts'
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
 * Opens the embedded database of a data folder for this process alone.
 * @throws DataFolderBusyError where another process has it
 */
export async function openEmbedded(
  dataDir: string,
): Promise<{ dialect: Dialect; close: () => Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataFolder(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    // PGlite would leave it open to everybody on the machine.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const pglite = await openPGlite({ dataDir: folder })
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
