import { type Kysely, sql } from 'kysely'

/**
 * The pictures that members uploaded, one a member. One that its member's profile does not show any more is removed with
 * the change itself, whoever makes it: nobody expects a photograph of theirs to stay behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_pictures (
      key text collate "C" primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
      user_id integer not null unique references users (id) on delete cascade,
      content bytea not null check (octet_length(content) between 1 and 1048576),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  // Compressed already.
  await sql`alter table member_pictures alter column content set storage external`.execute(db)
  await sql`
    create function remove_left_picture() returns trigger language plpgsql as $$
    begin
      delete from member_pictures
      where user_id = new.id
        and new.profile_image is distinct from '/api/pictures/' || key;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger users_left_picture after update of profile_image on users
    for each row when (old.profile_image is distinct from new.profile_image)
    execute function remove_left_picture()
  `.execute(db)
}
