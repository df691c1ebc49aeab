import { assigneeFilters } from '@farandfew/domain/annotations/admin-annotations.ts'
import {
  type AdminInvites,
  inviteDestinationNames,
  inviteDestinations,
  type InviteFilter,
  inviteFilters,
  inviteMonths,
  type InviteName,
  inviteOrder,
} from '@farandfew/domain/invites/admin-invites.ts'
import {
  exportAdminInvites,
  listAdminInvites,
} from '@farandfew/domain/invites/admin-invites.contract.ts'
import { inviteStatusNames, travelMonths } from '@farandfew/domain/invites/invite.options.ts'
import { queueOrder } from '@farandfew/domain/contract/list-order.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import { useList } from '../../shared/table/use-list.ts'
import { usePlace } from '../../shared/rooms.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { keyOf } from './invites.data.ts'

/** Reads 'trip-7'; undefined for any other text. */
function readName(text: string): InviteName | undefined {
  const [, kind, id] = /^(trip|quick)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind as InviteName['kind'], id: Number(id) }
}

const stateLabels: Readonly<Record<InviteFilter, string>> = {
  ...inviteStatusNames,
  all: 'All',
}

/** 'Pending (3)'; without the number as long as it is not known. */
export const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`

function countIn(status: InviteFilter, page: AdminInvites | undefined): number | undefined {
  const counts = page?.statusCounts
  if (!counts) return undefined
  return status === 'all'
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : counts[status]
}

/** The queue of requests, or of quick ones on their page, and the open one, both in the address. Those of `kept` stay although they have left it. */
export function useQueue(kept: readonly string[]) {
  const { get, change, hrefWith } = useUrlState()
  const { page } = usePlace()
  const opened = readName(get('request'))
  const departureId = get('scheduleId')
  const list = useList(listAdminInvites, {
    nouns: { one: 'request', many: 'requests' },
    file: exportAdminInvites,
    order: ({ status }) => queueOrder(inviteOrder, status === 'pending'),
    filters: {
      status: {
        label: 'State',
        values: inviteFilters,
        labelOf: (value, page) => withCount(stateLabels[value], countIn(value, page)),
      },
      destination: {
        label: 'Destination',
        all: 'All destinations',
        values: inviteDestinations,
        labelOf: (value, page) => {
          const found = page?.destinations.find(({ destination }) => destination === value)
          return withCount(inviteDestinationNames[value], found?.count ?? (page && 0))
        },
        offered: (page) => (page?.destinations ?? []).map(({ destination }) => destination),
        removes: ['scheduleId'],
      },
      month: {
        label: 'Month',
        all: 'All months',
        values: inviteMonths,
        labelOf: (value) =>
          value === 'flexible' ? 'Flexible' : (optionLabel(travelMonths, value) ?? value),
      },
      message: {
        label: 'Message',
        all: 'Any',
        values: ['missing'],
        labelOf: () => 'Approved, not heard from us',
      },
      assignee: {
        label: 'Assigned to',
        all: 'Anyone',
        values: assigneeFilters,
        labelOf: (value, page) => (value === 'me' ? withCount('Me', page?.assignedToMe) : 'No one'),
      },
    },
    also: {
      filter: {
        scheduleId: departureId,
        ...(page === 'quickRequests' && { kind: 'quick' as const }),
      },
      params: ['scheduleId'],
      set: departureId === '' ? 0 : 1,
    },
    queue: 'invites',
    saved: 'requests',
    keyOf,
    kept: opened ? [...kept, keyOf(opened)] : kept,
  })
  return {
    ...list,
    departureId,
    chooseDeparture: (id: string) => change({ scheduleId: id }),
    opened,
    hrefOf: (name: InviteName) => hrefWith({ request: keyOf(name) }),
    /** The Back button leads from a request to the queue, never to the previous request. */
    open: (name: InviteName) => change({ request: keyOf(name) }, { push: get('request') === '' }),
    close: () => change({ request: '' }),
  }
}

export type Queue = ReturnType<typeof useQueue>
