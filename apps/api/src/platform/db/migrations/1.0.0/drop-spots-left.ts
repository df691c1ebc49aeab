import { type Kysely, sql } from 'kysely'

/** Removes the number of spots that trips had in the catalogue: every page shows the free seats of a departure. */
export async function dropSpotsLeft(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips drop column spots_left`.execute(db)
}
