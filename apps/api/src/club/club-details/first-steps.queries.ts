import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { writeSetting } from '../../platform/db/settings.ts'

/** Steps of the first day that only the club can say are done: the rates are right, a test mail has arrived. */
type FirstStep = 'tax-rates' | 'test-mail'

const keyOf = (step: FirstStep) => `first-step.${step}`

export const hasTakenStep = (step: FirstStep) =>
  sql<boolean>`exists (select from club_settings where key = ${keyOf(step)})`

export const storeStep = (trx: Db, step: FirstStep): Promise<true> =>
  writeSetting(trx, keyOf(step), true)
