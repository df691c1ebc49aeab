import { type Kysely, sql } from 'kysely'
import { usernameSkeleton } from '../username-skeleton.ts'

/**
 * Usernames that look alike are one name. Of members whose names look alike already, the first has the skeleton; the others
 * keep their names and have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column username_skeleton text collate "C"
        check (char_length(username_skeleton) between 1 and 500)
  `.execute(db)
  await storeSkeletons(db)
}

/** Stores the skeletons of all usernames, each once. */
export async function storeSkeletons(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from users order by id
  `.execute(db)
  const firstOf = new Map<string, number>()
  for (const { id, username } of rows) {
    const skeleton = usernameSkeleton(username)
    if (!firstOf.has(skeleton)) firstOf.set(skeleton, id)
  }
  await sql`
    update users set username_skeleton = first.skeleton
    from unnest(${[...firstOf.values()]}::integer[], ${[...firstOf.keys()]}::text[])
      as first (id, skeleton)
    where users.id = first.id
  `.execute(db)
  await sql`
    create unique index users_username_skeleton_once on users (username_skeleton)
  `.execute(db)
}
