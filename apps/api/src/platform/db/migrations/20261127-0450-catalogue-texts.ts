import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { type Kysely, sql } from 'kysely'

const json = (value: unknown) => sql`${JSON.stringify(value)}::json`

/**
 * Stores the present texts of the catalogue: the seed does not change trips that exist. A trip that an operator has changed
 * keeps its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { id, title, practicalFacts, extendedEdition, ...trip } of catalogue) {
    await sql`
      update trips set
        description = ${trip.description},
        highlights = ${json(trip.highlights)},
        itinerary = ${json(trip.itinerary)},
        included_items = ${json(trip.includedItems)},
        excluded_items = ${json(trip.excludedItems)},
        extended_edition = ${extendedEdition ? json(extendedEdition) : sql`extended_edition`},
        practical_facts = ${practicalFacts ? json(practicalFacts) : sql`practical_facts`}
      where id = ${id} and title = ${title} and not exists (
        select 1 from audit_log where subject = ${`trip ${id}`} and action like 'trip.change%'
      )
    `.execute(db)
  }
}
