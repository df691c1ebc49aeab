import {
  type AdminInvites,
  inviteDestinationNames,
  inviteFilters,
} from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { FoldedFilters } from '../../shared/table/folded-filters.tsx'
import { alignWithControl } from '../../shared/table/toolbar.styles.ts'
import type { FilterName, QueueFilter } from './use-queue-filter.ts'

interface QueueFiltersProps {
  filter: QueueFilter
  /** The last page that was read, with the counts. */
  page: AdminInvites | undefined
  /** Whether a phone hides them, because a request is open. */
  aside: boolean
  /** How many requests were found. */
  children: ReactNode
  onChange: (name: FilterName, value: string) => void
}

const names = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
} as const

const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`

function statusOptions(counts: AdminInvites['statusCounts'] | undefined) {
  const all = counts && counts.pending + counts.approved + counts.rejected
  return inviteFilters.map((value) => ({
    value,
    label: withCount(names[value], value === 'all' ? all : counts?.[value]),
  }))
}

function destinationOptions(page: AdminInvites | undefined, chosen: QueueFilter['destination']) {
  const options = (page?.destinations ?? []).map(({ destination, count }) => ({
    value: destination,
    label: withCount(inviteDestinationNames[destination], count),
  }))
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options
  return [
    ...options,
    { value: chosen, label: withCount(inviteDestinationNames[chosen], page && 0) },
  ]
}

function departureOptions(
  page: AdminInvites | undefined,
  { destination, scheduleId }: QueueFilter,
) {
  const chosen = page?.destinations.find((one) => one.destination === destination)
  const options = (chosen?.departures ?? []).map((departure) => ({
    value: String(departure.scheduleId ?? 'none'),
    label: withCount(
      departure.departureDate === null ? 'None chosen' : formatDate(departure.departureDate),
      departure.count,
    ),
  }))
  if (scheduleId === '' || options.some(({ value }) => value === scheduleId)) return options
  return [...options, { value: scheduleId, label: withCount('Selected departure', page && 0) }]
}

/** How many filters besides the search are set. The default shows what is pending. */
const countFilters = ({ status, destination, scheduleId, assignee }: QueueFilter) =>
  [status !== 'pending', destination, scheduleId, assignee].filter(Boolean).length

/** Filters the queue. Each choice shows how many requests it has. */
export function QueueFilters({ filter, page, aside, children, onChange }: QueueFiltersProps) {
  const { typed, type, apply } = useUrlSearch()
  return (
    <Filters $aside={aside}>
      <SearchField
        label="Search requests"
        hint="By name, email, username or tag"
        value={typed}
        onType={type}
        onSubmit={() => apply(typed)}
      />
      <FoldedFilters active={countFilters(filter)}>
        <SelectField
          label="State"
          name="status"
          value={filter.status}
          options={statusOptions(page?.statusCounts)}
          onChange={({ currentTarget: { value } }) =>
            onChange('status', value === 'pending' ? '' : value)
          }
        />
        <SelectField
          label="Destination"
          name="destination"
          value={filter.destination}
          placeholder="All destinations"
          options={destinationOptions(page, filter.destination)}
          onChange={({ currentTarget: { value } }) => onChange('destination', value)}
        />
        <SelectField
          label="Assigned to"
          name="assignee"
          value={filter.assignee}
          placeholder="Anyone"
          options={[
            { value: 'me', label: withCount('Me', page?.assignedToMe) },
            { value: 'none', label: 'No one' },
          ]}
          onChange={({ currentTarget: { value } }) => onChange('assignee', value)}
        />
        {(filter.destination !== '' || filter.scheduleId !== '') && (
          <SelectField
            label="Departure"
            name="scheduleId"
            value={filter.scheduleId}
            placeholder="All departures"
            options={departureOptions(page, filter)}
            onChange={({ currentTarget: { value } }) => onChange('scheduleId', value)}
          />
        )}
      </FoldedFilters>
      {children}
    </Filters>
  )
}

/** In a row above queue and request on a wide screen. On a smaller one the search has a row of its own. */
const Filters = styled.div<{ $aside: boolean }>`
  ${alignWithControl}
  display: ${({ $aside }) => ($aside ? 'none' : 'flex')};
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  > form {
    flex: 1 0 100%;
  }
  > [role='status'] {
    flex: 1 1 100px;
    padding-bottom: 10px;
  }
  ${theme.media.ml} {
    display: flex;
    gap: 12px 16px;
    > form {
      flex: 1 1 240px;
      max-width: 380px;
    }
  }
`
