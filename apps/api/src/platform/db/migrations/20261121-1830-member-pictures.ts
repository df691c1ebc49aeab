import { type Kysely, sql } from 'kysely'

/**
 * Uploaded profile pictures, at most one per member. A trigger deletes a picture as soon as the profile no longer shows
 * it.
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
  // WebP is compressed already.
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
