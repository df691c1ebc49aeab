import { type Kysely, sql } from 'kysely'

const folder = '/art/gallery/koh-samui'

/**
 * Replaces the night market, a picture that the site no longer has, by the curry lesson. Also in a trip that an operator has
 * changed: the file is gone for all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update trips set
      images = replace(images::text, ${`"${folder}/night-market.svg"`}, ${`"${folder}/curry-lesson.svg"`})::json
    where images::text like ${`%"${folder}/night-market.svg"%`}
  `.execute(db)
}
