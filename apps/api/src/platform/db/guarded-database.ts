import type { PGlite } from '@electric-sql/pglite'
import { type FreeBytes, hasRoom, isWrite } from './disk-room.ts'
import { DatabaseFullError, DatabaseUnavailableError } from './unavailable.ts'

/** The part of PGlite that the database's users need. */
export type Queryable = Pick<PGlite, 'query'>

type Opened = Queryable & Pick<PGlite, 'close' | 'listen' | 'unlisten'>

type Notify = (payload: string) => void

interface GuardOptions {
  /** Opens the database again. */
  open: () => Promise<Opened>
  freeBytes: FreeBytes
}

/** Bytes of the log after which a checkpoint makes the older ones unnecessary: one segment. */
const longestLog = 16 * 1024 * 1024

/**
 * The embedded database, with what a PostgreSQL server has other processes for: it refuses writes while the disk is
 * full, opens itself again after a failure that ended it, and keeps its log short.
 */
export class GuardedDatabase {
  readonly #options: GuardOptions
  #pglite: Opened
  readonly #listeners = new Map<Notify, string>()
  #hasEnded = false

  constructor(pglite: Opened, options: GuardOptions) {
    this.#pglite = pglite
    this.#options = options
  }

  /** @throws DatabaseFullError for a write while the disk is full */
  async query<Row>(statement: string, values?: unknown[]) {
    // Ended, it would never answer, and keep the processor busy.
    if (this.#hasEnded) throw new DatabaseUnavailableError('The embedded database has ended')
    if (isWrite(statement)) this.#requireRoom()
    try {
      return await this.#pglite.query<Row>(statement, values)
    } catch (error) {
      this.#hasEnded = (error as { severity?: unknown }).severity === 'PANIC'
      throw error
    }
  }

  /** Opens the database again if it has ended. Only between two callers: a transaction of the old one is undone. */
  async prepare(): Promise<void> {
    if (!this.#hasEnded) return
    this.#requireRoom()
    this.#pglite = await this.#options.open()
    this.#hasEnded = false
    for (const [notify, channel] of this.#listeners) await this.#pglite.listen(channel, notify)
  }

  /** Listens until `unlisten`, also after the database was opened again. */
  async listen(channel: string, notify: Notify) {
    this.#listeners.set(notify, channel)
    return this.#pglite.listen(channel, notify)
  }

  async unlisten(channel: string, notify: Notify): Promise<void> {
    this.#listeners.delete(notify)
    await this.#pglite.unlisten(channel, notify)
  }

  async checkWrites(): Promise<void> {
    this.#requireRoom()
    await this.query('select 1')
  }

  /** Writes a checkpoint if the log since the last one is long, so that its older files are reused. */
  async shortenLog(): Promise<void> {
    const { rows } = await this.query<{ isLong: boolean }>(`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${longestLog} as "isLong"
      from pg_control_checkpoint()
    `)
    if (rows[0]?.isLong) await this.query('checkpoint')
  }

  async close(): Promise<void> {
    if (!this.#hasEnded) await this.#pglite.close()
  }

  #requireRoom(): void {
    if (!hasRoom(this.#options.freeBytes)) {
      throw new DatabaseFullError('The disk of DATA_DIR is full')
    }
  }
}
