import {
  type AssigneeFilter,
  assigneeFilters,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import {
  type InviteDestination,
  inviteDestinations,
  type InviteFilter,
  inviteFilters,
  type InviteName,
} from '@farandfew/domain/invites/admin-invites.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { keyOf } from './invites.data.ts'

/** '' means any, except for the status. */
export interface QueueFilter {
  status: InviteFilter
  destination: InviteDestination | ''
  scheduleId: string
  assignee: AssigneeFilter | ''
  search: string
}
export type FilterName = Exclude<keyof QueueFilter, 'search'>

/** Reads 'trip-7'; undefined for any other text. */
function readName(text: string): InviteName | undefined {
  const [, kind, id] = /^(trip|quick)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind as InviteName['kind'], id: Number(id) }
}

/** The filter of the queue and the open request, both in the URL. */
export function useQueueFilter() {
  const { get, change, hrefWith } = useUrlState()
  const filter: QueueFilter = {
    status: inviteFilters.find((status) => status === get('status')) ?? 'pending',
    destination: inviteDestinations.find((slug) => slug === get('destination')) ?? '',
    scheduleId: get('scheduleId'),
    assignee: assigneeFilters.find((one) => one === get('assignee')) ?? '',
    search: get('search').trim(),
  }
  return {
    filter,
    opened: readName(get('request')),
    /** Sets a filter. The departures belong to a destination, so a new destination removes the departure. */
    setFilter: (name: FilterName, value: string) =>
      change({ ...(name === 'destination' && { scheduleId: '' }), [name]: value }),
    clear: () => change({ status: '', destination: '', scheduleId: '', assignee: '', search: '' }),
    hrefOf: (name: InviteName) => hrefWith({ request: keyOf(name) }),
    /** The Back button leads from a request to the queue, never to the previous request. */
    open: (name: InviteName) => change({ request: keyOf(name) }, { push: get('request') === '' }),
    close: () => change({ request: '' }),
  }
}
