import type { OpenWork } from '@farandfew/domain/admin/open-work'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/**
 * The count and the sum of the ids of what waits in each queue. Together they differ after anything has entered or left,
 * and each comes from an index that holds only what waits.
 */
export async function readOpenWork(db: Db): Promise<Record<keyof OpenWork, OpenWork['invites']>> {
  const { rows } = await sql<{ queue: keyof OpenWork; open: number; mark: string }>`
    select queue, sum(open)::int as open, string_agg(concat(open, ':', ids), ' ' order by part) as mark
    from (
      select 'invites' as queue, 1 as part, count(*) as open, sum(id::bigint) as ids
        from trip_invite_requests where status = 'pending'
      union all
      select 'invites', 2, count(*), sum(id::bigint)
        from quick_invite_requests where status = 'pending'
      union all
      select 'inquiries', 1, count(*), sum(id::bigint) from inquiries where answered_at is null
      union all
      select 'reports', 1, count(*), sum(id::bigint) from member_reports where decision is null
      union all
      select 'reviews', 1, count(*), sum(id::bigint * 1000 + version)
        from reviews where state = 'waiting'
      union all
      select 'messages', 1, count(*), sum(id::bigint) from outbox where failed_at is not null
    ) as waiting
    group by queue
  `.execute(db)
  return Object.fromEntries(rows.map(({ queue, ...waiting }) => [queue, waiting])) as Record<
    keyof OpenWork,
    OpenWork['invites']
  >
}
