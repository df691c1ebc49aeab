import { type Kysely, sql } from 'kysely'

/** Adds the members who refused a private room and wait for a roommate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table room_wishes
      drop constraint room_wishes_own_room_check,
      add constraint room_wishes_own_room_check check (own_room in ('offered', 'waiting', 'taken'))
  `.execute(db)
}
