import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Dialect } from 'kysely'
import { DataFolderError, toDataFolderError } from './data-folder-error.ts'
import { freeBytesOf, hasRoom } from './disk-room.ts'
import { createEmbeddedDialect, QueueingDriver } from './embedded-dialect.ts'
import { listenOnEmbedded } from './embedded-listener.ts'
import { GuardedDatabase } from './guarded-database.ts'
import type { Listen } from './listener.ts'
import { lockDataFolder } from './lock.ts'
import type { PoolState } from './pool-state.ts'
import { valueParsers } from './value-types.ts'

/** Where an embedded database is: a folder, or an archive to load into memory. */
type Source = { dataDir: string } | { loadDataDir: Blob } | Record<string, never>

/** Opens PGlite. Imports it on demand, because with a PostgreSQL server it would only take memory. */
export async function openPGlite(source: Source): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  // Keeps fewer old segments of its log for reuse: three instead of five.
  const startParams = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB']
  return PGlite.create({ ...source, startParams, parsers: { ...valueParsers } })
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

/** Every PostgreSQL folder has this file; PGlite would write a new database over one without it. */
const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

const fullDisk = (dataDir: string, cause?: unknown) =>
  toDataFolderError(Object.assign(new Error('full', { cause }), { code: 'ENOSPC' }), dataDir)

/** @throws DataFolderError if the database is damaged, or if the disk is full */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'postgres')
  const freeBytes = freeBytesOf(dataDir)
  // PGlite writes files while it opens, and would leave them empty.
  if (!hasRoom(freeBytes)) throw fullDisk(dataDir)
  const isNew = !existsSync(folder)
  try {
    if (isNew) await createFolder(folder)
    else if (!isDatabase(folder)) throw new Error('PG_VERSION is missing')
    return await openPGlite({ dataDir: folder })
  } catch (cause) {
    if (!hasRoom(freeBytes)) throw fullDisk(dataDir, cause)
    if (isNew) throw cause
    throw new DataFolderError(
      `The database in ${folder} is damaged and cannot be opened. Replace the data folder by a copy, or delete it to start from scratch.`,
      { cause },
    )
  }
}

/**
 * Opens the embedded database of a data folder, for this process only.
 * @throws DataFolderBusyError if another process uses the folder; DataFolderError if it cannot be used
 */
export async function openEmbedded(dataDir: string): Promise<{
  dialect: Dialect
  pool: () => PoolState
  checkWrites: () => Promise<void>
  listen: Listen
  close: () => Promise<void>
}> {
  const explain = (error: unknown): never => {
    throw toDataFolderError(error, dataDir)
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(explain)
  const lock = await lockDataFolder(dataDir).catch(explain)
  try {
    const database = new GuardedDatabase(await openFolder(dataDir), {
      open: () => openFolder(dataDir),
      freeBytes: freeBytesOf(dataDir),
    })
    const driver = new QueueingDriver(database)
    const stopCheckpoints = startCheckpoints(driver, database)
    const close = async () => {
      stopCheckpoints()
      await database.close()
      await lock.release()
    }
    return {
      dialect: createEmbeddedDialect(database, driver),
      pool: () => driver.pool(),
      checkWrites: () => driver.use(() => database.checkWrites()),
      listen: listenOnEmbedded(driver, database),
      close,
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Milliseconds between two looks at the log's length. */
const checkpointIntervalMs = 5_000

/** Keeps the log short while the program runs. Returns a function that ends this. */
function startCheckpoints(driver: QueueingDriver, database: GuardedDatabase): () => void {
  const timer = setInterval(() => {
    // A failure shows in the next call too.
    driver.use(() => database.shortenLog()).catch(() => undefined)
  }, checkpointIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
