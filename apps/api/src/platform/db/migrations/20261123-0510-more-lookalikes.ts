import { type Kysely, sql } from 'kysely'
import { storeSkeletons } from './20261123-0300-username-skeletons.ts'

/** Computes the skeletons again, because the function knows more letters that look alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_username_skeleton_once`.execute(db)
  await sql`update users set username_skeleton = null`.execute(db)
  await storeSkeletons(db)
}
