import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { type Kysely, sql } from 'kysely'

/**
 * Adds the itinerary of a longer edition to a trip. The seed does not change trips that exist, so the new content of the
 * catalogue is stored here, except in a trip that an operator has changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trips
      add column extended_edition json check (json_typeof(extended_edition) = 'object')
  `.execute(db)
  for (const trip of catalogue) {
    await sql`
      update trips set
        description = ${trip.description}, duration = ${trip.duration}, price = ${trip.price},
        images = ${JSON.stringify(trip.images)}::json,
        highlights = ${JSON.stringify(trip.highlights)}::json,
        itinerary = ${JSON.stringify(trip.itinerary)}::json,
        included_items = ${JSON.stringify(trip.includedItems)}::json,
        extended_edition = ${trip.extendedEdition && JSON.stringify(trip.extendedEdition)}::json
      where id = ${trip.id} and title = ${trip.title} and not exists (
        select 1 from audit_log where subject = ${`trip ${trip.id}`} and action like 'trip.change%'
      )
    `.execute(db)
  }
}
