import { type Clock, createClock as startClock } from '@farandfew/domain/clock/clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

export type { Clock }

/** CLUB_CLOCK is not that of the other instances. The message explains it to the person who starts this one. */
export class ClockError extends Error {
  override readonly name = 'ClockError'
}

/** When the club's clock was set, and by which CLUB_CLOCK. */
interface StoredAnchor {
  /** Null is the real date. */
  readonly clubClock: string | null
  /** The instant, ISO 8601. */
  readonly realAt: string
}

const settingKey = 'clock.anchor'

const described = (clubClock: string | null) =>
  clubClock === null ? 'the real date' : `CLUB_CLOCK=${clubClock}`

function refuse(own: string | null, stored: string | null): never {
  throw new ClockError(
    `This start has ${described(own)}, but the club's clock of this database has ${described(stored)}: all instances should have the same. To set it again, stop all instances and delete the row 'clock.anchor' of the table club_settings.`,
  )
}

/**
 * The anchor that all instances share. The first start writes it; restarts and other instances read it.
 * @throws ClockError if CLUB_CLOCK is another one, unless `mayChange`
 */
async function ensureAnchor(
  db: Db,
  anchor: StoredAnchor,
  mayChange: boolean,
): Promise<StoredAnchor> {
  const { clubClock } = anchor
  return db.transaction().execute(async (trx) => {
    const stored = await readSetting<StoredAnchor>(trx, settingKey, { lock: true })
    if (stored?.clubClock === clubClock) return stored
    if (stored && !mayChange) return refuse(clubClock, stored.clubClock)
    // If two instances write the first anchor at once, the second one gets the first one's.
    const written = await writeSetting(trx, settingKey, anchor, { overwrite: stored !== undefined })
    return written.clubClock === clubClock ? written : refuse(clubClock, written.clubClock)
  })
}

/**
 * The club's clock (docs/product.md#club-clock): starts at CLUB_CLOCK, otherwise the real date in Asia/Kolkata. Only the
 * embedded database, which one process uses, takes another CLUB_CLOCK later.
 * @throws ClockError if instances of this database have another CLUB_CLOCK
 */
export async function createClock(
  db: Db,
  config: Pick<Config, 'clubClock' | 'databaseUrl'>,
  now: () => Date = () => new Date(),
): Promise<Clock> {
  const own: StoredAnchor = {
    clubClock: config.clubClock ?? null,
    realAt: now().toISOString(),
  }
  const { clubClock, realAt } = await ensureAnchor(db, own, config.databaseUrl === undefined)
  if (clubClock === null) return startClock(undefined, now)
  return startClock({ clubDate: clubClock, realAt: new Date(realAt) }, now)
}
