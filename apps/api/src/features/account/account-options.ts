import type { Clock } from '@farandfew/domain/clock'
import type { Db } from '../../db/connect.ts'
import type { Limits } from '../../plugins/rate-limit.ts'

/** What the calls of the account work with. */
export interface AccountOptions {
  db: Db
  limits: Limits
  clock: () => Clock
  publicWebUrl: string
  clubEmail: string
  /** Called when messages were committed. */
  wakeOutbox: () => void
}
