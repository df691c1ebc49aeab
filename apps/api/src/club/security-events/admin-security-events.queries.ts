import type {
  AdminSecurityEvent,
  AdminSecurityEventsExportQuery,
  securityEventOrder,
} from '@farandfew/domain/security-events/admin-security-events.ts'
import { type Selectable, sql } from 'kysely'
import { containsText } from '../../platform/db/contains-text.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { SecurityEventsTable } from '../../platform/db/tables.ts'
import {
  byId,
  byText,
  byWord,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'

interface EventFilter extends AdminSecurityEventsExportQuery {
  /** The hashes that the search has as typed text and as an address. */
  hashes: readonly string[]
}

export const securityEventKeys: SortKeys<keyof typeof securityEventOrder> = {
  at: byId,
  kind: byWord(sql`security_events.kind`),
  outcome: byWord(sql`security_events.outcome`),
  who: byText(sql`coalesce(users.username, operators.name)`),
}

/** Characters of a hash that an operator sees. */
const markLength = 8
const markOf = (hash: string | null) => hash && hash.slice(0, markLength)

function matchingEvents(db: Db, { search, hashes, kind, outcome, ids }: EventFilter) {
  const events = db
    .selectFrom('securityEvents')
    .leftJoin('users', 'users.id', 'securityEvents.userId')
    .leftJoin('operators', 'operators.id', 'securityEvents.operatorId')
  if (ids) return events.where('securityEvents.id', 'in', ids)
  return events
    .$if(search !== undefined, (events) =>
      events.where((is) => {
        const marks = sql<string>`left(typed_hash, ${markLength})`
        const addresses = sql<string>`left(address_hash, ${markLength})`
        return is.or([
          containsText(['users.username', 'operators.name'], search ?? ''),
          is('typedHash', 'in', [...hashes]),
          is('addressHash', 'in', [...hashes]),
          is(marks, '=', search ?? ''),
          is(addresses, '=', search ?? ''),
          is('session', '=', search ?? ''),
        ])
      }),
    )
    .$if(kind !== undefined, (events) => events.where('kind', '=', kind ?? ''))
    .$if(outcome !== undefined, (events) => events.where('outcome', '=', outcome ?? 'success'))
}

const toEvent = ({
  typedHash,
  addressHash,
  at,
  lastAt,
  ...event
}: Omit<Selectable<SecurityEventsTable>, 'userId' | 'operatorId'>) => ({
  ...event,
  typed: markOf(typedHash),
  address: markOf(addressHash),
  at: at.toISOString(),
  lastAt: lastAt.toISOString(),
})

/** The events that match the filter, in the order of the slice. */
export const listEvents = (db: Db, filter: EventFilter, slice: SortedSlice) =>
  readSlice(
    matchingEvents(db, filter)
      .selectAll('securityEvents')
      .select(['users.username', 'operators.name as operatorName']),
    slice,
    ({ userId, username, operatorId, operatorName, ...row }): AdminSecurityEvent => ({
      ...toEvent(row),
      operator: operatorId && operatorName ? { id: operatorId, name: operatorName } : null,
      member: userId && username ? { id: userId, username } : null,
    }),
  )

/** How many events match the filter. */
export const countEvents = (db: Db, filter: EventFilter): Promise<number> =>
  countRows(matchingEvents(db, filter))
