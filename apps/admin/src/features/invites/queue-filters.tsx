import {
  type AdminInvites,
  inviteDestinationNames,
  inviteFilters,
} from '@farandfew/domain/admin/invites'
import { formatDate } from '@farandfew/domain/calendar'
import { SelectField } from '@farandfew/ui/field'
import { styled } from 'styled-components'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import type { FilterName, QueueFilter } from './use-queue-filter.ts'

interface QueueFiltersProps {
  filter: QueueFilter
  /** The counts of the last answer; nothing while the first is on its way. */
  page: AdminInvites | undefined
  onNarrow: (name: FilterName, value: string) => void
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

const names = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
} as const

const counted = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`

function statusOptions(counts: AdminInvites['statusCounts'] | undefined) {
  const all = counts && counts.pending + counts.approved + counts.rejected
  return inviteFilters.map((value) => ({
    value,
    label: counted(names[value], value === 'all' ? all : counts?.[value]),
  }))
}

function destinationOptions(page: AdminInvites | undefined, chosen: string) {
  const options = (page?.destinations ?? []).map(({ destination, count }) => ({
    value: destination as string,
    label: counted(inviteDestinationNames[destination], count),
  }))
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options
  const name = (inviteDestinationNames as Record<string, string>)[chosen] ?? chosen
  return [...options, { value: chosen, label: counted(name, page && 0) }]
}

function departureOptions(
  page: AdminInvites | undefined,
  { destination, scheduleId }: QueueFilter,
) {
  const there = page?.destinations.find((one) => one.destination === destination)
  const options = (there?.departures ?? []).map((departure) => ({
    value: String(departure.scheduleId ?? 'none'),
    label: counted(
      departure.departureDate === null ? 'None chosen' : formatDate(departure.departureDate),
      departure.count,
    ),
  }))
  if (scheduleId === '' || options.some(({ value }) => value === scheduleId)) return options
  return [...options, { value: scheduleId, label: counted('The chosen one', page && 0) }]
}

/** Narrows the queue; every choice says how many requests it would show. */
export function QueueFilters({ filter, page, onNarrow }: QueueFiltersProps) {
  const { typed, type, apply } = useUrlSearch()
  return (
    <Filters>
      <SearchField
        label="Search requests"
        hint="By name, email or username"
        value={typed}
        onType={type}
        onSubmit={() => apply(typed)}
      />
      <SelectField
        label="State"
        name="status"
        value={filter.status}
        options={statusOptions(page?.statusCounts)}
        onChange={({ currentTarget: { value } }) =>
          onNarrow('status', value === 'pending' ? '' : value)
        }
      />
      <SelectField
        label="Destination"
        name="destination"
        value={filter.destination}
        placeholder="All destinations"
        options={destinationOptions(page, filter.destination)}
        onChange={({ currentTarget: { value } }) => onNarrow('destination', value)}
      />
      {(filter.destination !== '' || filter.scheduleId !== '') && (
        <SelectField
          label="Departure"
          name="scheduleId"
          value={filter.scheduleId}
          placeholder="All departures"
          options={departureOptions(page, filter)}
          onChange={({ currentTarget: { value } }) => onNarrow('scheduleId', value)}
        />
      )}
    </Filters>
  )
}
