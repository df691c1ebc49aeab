import { refusedAgain } from '@farandfew/domain/messages/delivery-reasons.ts'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Channel } from './claim.ts'

/** The unsent messages of a channel. */
export interface ChannelDepth {
  readonly channel: Channel
  readonly waiting: number
  /** The age of the oldest that waits, in seconds; 0 if none does. */
  readonly age: number
  /** Those that were given up and wait for an operator. */
  readonly failed: number
  /** Those of them that would be refused again. */
  readonly refused: number
}

/** How many messages wait and how many were given up, of the channels that have any. Reads only indexes of unsent ones. */
export async function outboxDepth(db: Db): Promise<ChannelDepth[]> {
  const { rows } = await sql<ChannelDepth>`
    select channel, sum(waiting)::int as waiting, sum(failed)::int as failed,
      sum(refused)::int as refused,
      coalesce(extract(epoch from now() - min(oldest)), 0)::float8 as age
    from (
      select channel, count(*) as waiting, 0 as failed, 0 as refused, min(queued_at) as oldest
      from outbox where sent_at is null and failed_at is null group by channel
      union all
      select channel, 0, count(*), count(*) filter (where last_reason = any(${[...refusedAgain]})), null
      from outbox where failed_at is not null group by channel
      union all
      -- Not in the outbox yet: the account is still to be looked up.
      select case kind when 'sign-in-code' then 'sms' else 'mail' end, count(*), 0, 0, min(created_at)
      from account_messages group by kind
    ) as unsent
    group by channel order by channel
  `.execute(db)
  return rows
}
