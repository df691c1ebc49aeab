import { type Clock, createClock as startClock } from '@farandfew/domain/clock'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

export type { Clock }

/** Where the club's clock was set, and by which CLUB_CLOCK. */
interface StoredAnchor {
  readonly clubClock: string
  /** The instant, ISO 8601. */
  readonly realAt: string
}

const settingKey = 'clock.anchor'

/**
 * The anchor that all copies share. The first start with a CLUB_CLOCK writes it, restarts and other copies find
 * it; one with another CLUB_CLOCK writes a new one.
 */
async function settleAnchor(db: Db, clubClock: string, now: Date): Promise<StoredAnchor> {
  const wanted: StoredAnchor = { clubClock, realAt: now.toISOString() }
  return db.transaction().execute(async (trx) => {
    const stored = await readSetting<StoredAnchor>(trx, settingKey, { lock: true })
    if (stored?.clubClock === clubClock) return stored
    // Where two copies write the first anchor at once, the second gets the first one's back.
    return writeSetting(trx, settingKey, wanted, { overwrite: stored !== undefined })
  })
}

/** The club's clock (rulings 17): anchored at CLUB_CLOCK where there is one, else the real date in Asia/Kolkata. */
export async function createClock(
  db: Db,
  config: Pick<Config, 'clubClock'>,
  now: () => Date = () => new Date(),
): Promise<Clock> {
  if (config.clubClock === undefined) return startClock(undefined, now)
  const anchor = await settleAnchor(db, config.clubClock, now())
  return startClock({ clubDate: anchor.clubClock, realAt: new Date(anchor.realAt) }, now)
}
