import type { Migration, MigrationProvider } from 'kysely'
import { up } from './1.0.0/baseline.ts'
import { dropSpotsLeft } from './1.0.0/drop-spots-left.ts'
import { storeFirstSteps } from './1.0.0/first-steps.ts'
import { addNoticeSubjects } from './1.0.0/notice-subjects.ts'
import { addPaymentParts } from './1.0.0/payment-parts.ts'
import { addSavedDepartures } from './1.0.0/saved-departures.ts'
import { addSavedViewMakers } from './1.0.0/saved-view-makers.ts'
import { addSeatNotices } from './1.0.0/seat-notices.ts'
import { endSeatNotices } from './1.0.0/seat-notices-end.ts'
import { recomputeUsernameSkeletons } from './1.0.0/username-skeletons.ts'

/** The name of the migration that creates the tables of version 1.0.0 in an empty database. */
export const baseline = '1.0.0'

/**
 * Every migration by name: the version that it comes with, and after the baseline what it does (`1.0.1-drop-index`). There are
 * no down migrations.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  [baseline]: { up },
  '1.0.0-first-steps': { up: storeFirstSteps },
  '1.0.0-notice-subjects': { up: addNoticeSubjects },
  '1.0.0-payment-parts': { up: addPaymentParts },
  '1.0.0-saved-departures': { up: addSavedDepartures },
  '1.0.0-saved-view-makers': { up: addSavedViewMakers },
  '1.0.0-seat-notices': { up: addSeatNotices },
  '1.0.0-seat-notices-end': { up: endSeatNotices },
  '1.0.0-spots-left': { up: dropSpotsLeft },
  '1.0.0-username-skeletons': { up: recomputeUsernameSkeletons },
}

/** The migrations are imported, so that a bundle needs no migrations folder. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
}
