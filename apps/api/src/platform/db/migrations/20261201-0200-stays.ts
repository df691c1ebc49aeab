import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { type Kysely, sql } from 'kysely'

/**
 * Adds stays and meeting places to the practical facts of the catalogue's trips, and makes another meeting place a new
 * revision of the calendar files. The seed does not change trips that exist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { id, title, practicalFacts } of catalogue) {
    const { rows } = await sql<{ facts: PracticalFacts }>`
      select practical_facts as facts from trips
      where id = ${id} and title = ${title} and practical_facts is not null
    `.execute(db)
    const [stored] = rows
    if (!stored || !practicalFacts) continue
    const { stays, meetings } = practicalFacts
    const facts = { ...(stays && { stays }), ...(meetings && { meetings }), ...stored.facts }
    await sql`
      update trips set practical_facts = ${JSON.stringify(facts)}::json where id = ${id}
    `.execute(db)
  }
  await sql`
    create function raise_revision_of_departures() returns trigger language plpgsql as $$
    begin
      update trip_schedules
      set calendar_revision = calendar_revision + 1, calendar_changed_at = now()
      where trip_id = new.id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger trips_calendar
    after update of practical_facts on trips
    for each row when (
      (old.practical_facts -> 'meetings')::text is distinct from
      (new.practical_facts -> 'meetings')::text
    ) execute function raise_revision_of_departures()
  `.execute(db)
}
