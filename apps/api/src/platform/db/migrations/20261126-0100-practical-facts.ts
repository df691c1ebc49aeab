import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { type Kysely, sql } from 'kysely'

/** Adds the practical facts of a trip. The seed does not change trips that exist, so the catalogue's are stored here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trips
      add column practical_facts json check (json_typeof(practical_facts) = 'object')
  `.execute(db)
  for (const { id, title, practicalFacts } of catalogue) {
    if (!practicalFacts) continue
    await sql`
      update trips set practical_facts = ${JSON.stringify(practicalFacts)}::json
      where id = ${id} and title = ${title}
    `.execute(db)
  }
}
