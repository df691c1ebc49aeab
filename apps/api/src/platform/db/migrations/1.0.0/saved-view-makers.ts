import { type Kysely, sql } from 'kysely'

/** The operator who saved a view; unknown for older ones if several have the name, and for the club's password. */
export async function addSavedViewMakers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_views add column made_by_id integer references operators on delete set null
  `.execute(db)
  await sql`create index saved_views_made_by on saved_views (made_by_id)`.execute(db)
  await sql`
    update saved_views set made_by_id = named.id
    from (select name, min(id) as id from operators group by name having count(*) = 1) named
    where saved_views.made_by = named.name
  `.execute(db)
}
