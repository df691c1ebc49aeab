import { type Kysely, sql } from 'kysely'
import { usernameSkeleton } from '../../username-skeleton.ts'

const batchSize = 10_000

/** Names that differ in accents or punctuation at their ends look alike, too. The first of them keeps the skeleton. */
export async function recomputeUsernameSkeletons(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; username: string; skeleton: string }>`
      select id, username, username_skeleton as skeleton from users
      where id > ${after} and username_skeleton is not null order by id limit ${batchSize}
    `.execute(db)
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    const changed = rows
      .map(({ id, username, skeleton: old }) => ({ id, old, skeleton: usernameSkeleton(username) }))
      .filter(({ old, skeleton }) => skeleton !== old)
    if (changed.length === 0) continue
    await sql`
      with changed as (
        select distinct on (skeleton) id, nullif(skeleton, '') as skeleton
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id integer, skeleton text)
        order by skeleton, id
      )
      update users u set username_skeleton = (
        select c.skeleton from changed c where c.id = u.id
          and not exists (select from users other where other.username_skeleton = c.skeleton)
      )
      where u.id in (select id from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id integer))
    `.execute(db)
  }
}
