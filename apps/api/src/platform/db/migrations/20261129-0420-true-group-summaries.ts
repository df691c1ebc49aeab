import { type Kysely, sql } from 'kysely'
import { up as storeCatalogueTexts } from './20261127-0450-catalogue-texts.ts'

/**
 * What is said of a group is true of it. The summaries so far were drawn by chance, so that workers publish others. A
 * withdrawn summary is null, and whom it counted stays, so that no one's answers are read twice for a departure.
 * The catalogue's texts, which describe it, are stored again. A trip that an operator has changed keeps its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from group_summaries`.execute(db)
  await sql`alter table group_summaries alter column summary drop not null`.execute(db)
  await sql`
    alter table group_summaries add counted_size integer not null check (counted_size > 0)
  `.execute(db)
  await storeCatalogueTexts(db)
  await sql`delete from club_settings where key = 'groupSummary.key'`.execute(db)
}
