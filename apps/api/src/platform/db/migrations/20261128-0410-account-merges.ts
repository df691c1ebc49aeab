import { type Kysely, sql } from 'kysely'

/**
 * Two accounts of one person that became one, with what an undo restores. The account that ended stays deactivated for a day.
 * A member's vetoes follow their wishes for a room to another account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_merges (
      id integer generated always as identity primary key,
      into_user_id integer not null references users (id) on delete cascade,
      from_user_id integer not null references users (id) on delete cascade,
      undo text not null,
      created_at timestamptz not null default now(),
      undone_at timestamptz,
      check (into_user_id <> from_user_id)
    )
  `.execute(db)
  await sql`
    create unique index account_merges_from on account_merges (from_user_id)
    where undone_at is null
  `.execute(db)
  await sql`create index account_merges_into on account_merges (into_user_id)`.execute(db)
  await sql`create index account_merges_from_all on account_merges (from_user_id)`.execute(db)
  await sql`
    alter table room_vetoes
      drop constraint room_vetoes_departure_id_user_id_fkey,
      add constraint room_vetoes_departure_id_user_id_fkey
        foreign key (departure_id, user_id) references room_wishes
        on delete cascade on update cascade
  `.execute(db)
}
