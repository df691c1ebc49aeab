import { type Clock, createClock as startClock } from '@farandfew/domain/clock'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

export type { Clock }

/** When the club's clock was set, and by which CLUB_CLOCK. */
interface StoredAnchor {
  readonly clubClock: string
  /** The instant, ISO 8601. */
  readonly realAt: string
}

const settingKey = 'clock.anchor'

/**
 * The anchor that all instances share. The first start with a CLUB_CLOCK writes it; restarts and other instances read
 * it; a start with another CLUB_CLOCK replaces it.
 */
async function ensureAnchor(db: Db, clubClock: string, now: Date): Promise<StoredAnchor> {
  const anchor: StoredAnchor = { clubClock, realAt: now.toISOString() }
  return db.transaction().execute(async (trx) => {
    const stored = await readSetting<StoredAnchor>(trx, settingKey, { lock: true })
    if (stored?.clubClock === clubClock) return stored
    // If two instances write the first anchor at once, the second one gets the first one's.
    return writeSetting(trx, settingKey, anchor, { overwrite: stored !== undefined })
  })
}

/** The club's clock (docs/product.md#club-clock): starts at CLUB_CLOCK, otherwise the real date in Asia/Kolkata. */
export async function createClock(
  db: Db,
  config: Pick<Config, 'clubClock'>,
  now: () => Date = () => new Date(),
): Promise<Clock> {
  if (config.clubClock === undefined) return startClock(undefined, now)
  const anchor = await ensureAnchor(db, config.clubClock, now())
  return startClock({ clubDate: anchor.clubClock, realAt: new Date(anchor.realAt) }, now)
}
