import { type Kysely, sql } from 'kysely'

/** What members show to their groups, when they arrive, and the checklists of groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Empty is the careful choice: first name and picture.
  await sql`
    alter table users add shown_fields text[] not null default '{}'
      check (array_position(shown_fields, null) is null and cardinality(shown_fields) <= 8)
  `.execute(db)
  await sql`
    create table group_arrivals (
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      arrives_on date not null,
      arrives_at text not null check (arrives_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      flight text check (char_length(flight) between 1 and 10),
      place text not null check (char_length(place) between 1 and 100),
      updated_at timestamptz not null default now(),
      primary key (departure_id, user_id)
    )
  `.execute(db)
  await sql`create index group_arrivals_user on group_arrivals (user_id)`.execute(db)
  await sql`
    create table group_checklist_items (
      id integer generated always as identity primary key,
      departure_id integer not null references trip_schedules (id) on delete cascade,
      label text not null check (char_length(label) between 1 and 120),
      -- Who wrote the label as it is now. Nothing that a member wrote outlives the account.
      written_by integer not null references users (id) on delete cascade,
      taken_by integer references users (id) on delete set null,
      done_by integer references users (id) on delete set null,
      done_at timestamptz,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create index group_checklist_items_departure on group_checklist_items (departure_id, id)
  `.execute(db)
  for (const column of ['written_by', 'taken_by', 'done_by']) {
    await sql`
      create index ${sql.id(`group_checklist_items_${column}`)}
        on group_checklist_items (${sql.id(column)})
    `.execute(db)
  }
  // The club's items are in the domain. A row is a member's own tick, which the others do not see.
  await sql`
    create table group_checklist_ticks (
      departure_id integer not null references trip_schedules (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      item text not null check (char_length(item) between 1 and 40),
      ticked_at timestamptz not null default now(),
      primary key (departure_id, user_id, item)
    )
  `.execute(db)
  await sql`create index group_checklist_ticks_user on group_checklist_ticks (user_id)`.execute(db)
}
