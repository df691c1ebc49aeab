import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteSetting, readSetting, writeSetting } from '../db/settings.ts'
import { secretHash } from './secret-hash.ts'

/** The setting that is there while the club's password does not open the console. */
const clubPasswordOff = 'admin.clubPasswordOff'

/** The same as a condition of a query. */
export const isClubPasswordOff = sql<boolean>`exists (
  select from club_settings where key = ${clubPasswordOff}
)`

/** Whether the club's password opens the console. */
export const isClubPasswordOn = async (db: Db): Promise<boolean> =>
  (await readSetting(db, clubPasswordOff)) === undefined

/** Lets the club's password open the console, or not. Returns whether that changed anything. */
export async function switchClubPasswordTo(db: Db, on: boolean): Promise<boolean> {
  if ((await isClubPasswordOn(db)) === on) return false
  if (on) await deleteSetting(db, clubPasswordOff)
  else await writeSetting(db, clubPasswordOff, true)
  return true
}

/** Identifies an operator's password by its hash; another password has another one. */
export const passwordId = (hash: string): string => secretHash(hash)
