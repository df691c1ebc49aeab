import {
  type AdminDeparture,
  type AdminDepartures,
  departureOrder,
} from '@farandfew/domain/departures/admin-departures.ts'
import {
  exportAdminDepartures,
  listAdminDepartures,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { formatDay } from '../shared/format/format-day.ts'
import { Day } from '../shared/format/instant.tsx'
import { paths } from '../shared/paths.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { chipsOfParams } from '../shared/table/filter-chips.tsx'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { AddDeparture } from '../features/departures/add-departure.tsx'
import { readFilter } from '../features/departures/departures-url.ts'
import {
  describeDepartures,
  groupOf,
  lengthOf,
  nameOf,
  seatsOf,
} from '../features/departures/departure-words.ts'
import {
  DepartureFilters,
  datesLabel,
  datesOf,
  needLabels,
} from '../features/departures/departure-filters.tsx'
import { DepartureBadges } from '../features/departures/departure-badges.tsx'
import { Seats } from '../features/departures/seats.tsx'

const columns: readonly ListColumn<AdminDeparture>[] = [
  {
    heading: 'Trip',
    sort: 'trip',
    shrinks: true,
    naming: true,
    cell: ({ id, tripTitle }) => <UiLink href={paths.departure(id)}>{tripTitle}</UiLink>,
    onPhone: (departure) => [formatDay(departure.departureDate), seatsOf(departure)],
  },
  {
    heading: 'Date',
    sort: 'date',
    cell: ({ departureDate }) => <Day value={departureDate} />,
  },
  {
    heading: 'State',
    cell: (departure) => <DepartureBadges {...departure} />,
  },
  { heading: 'Seats', cell: (departure) => <Seats departure={departure} /> },
  {
    heading: 'Group',
    extra: true,
    cell: (departure) => departure.groupDecision === null && groupOf(departure),
  },
  { heading: 'Days', sort: 'days', extra: true, cell: lengthOf },
  { heading: 'Price', sort: 'price', cell: (departure) => priceLabel(departurePrice(departure)) },
  {
    heading: 'Applicants',
    sort: 'applicants',
    cell: ({ id, applicants }) =>
      applicants > 0 && <UiLink href={paths.applicants(id)}>{applicants}</UiLink>,
  },
  { heading: 'Host', sort: 'host', cell: ({ host }) => host?.name },
]

/** The departures by date: those to come, those of a year, or all. */
export default function DeparturesPage() {
  const { get, change } = useUrlState()
  const filter = readFilter(get)
  const [drafts] = useState<Drafts>(() => new Map())
  const show = (departure?: 'new') => change({ departure }, { push: true })
  const dates = datesOf(filter)
  const list = useList(listAdminDepartures, {
    nouns: { one: 'departure', many: 'departures' },
    file: exportAdminDepartures,
    also: {
      filter,
      params: ['season', 'trip', 'lacks'],
      chips: (page) => {
        const trip = page?.trips.find(({ id }) => String(id) === filter.tripId)
        return chipsOfParams(
          [
            { param: 'season', label: 'Dates', value: dates && datesLabel(dates) },
            { param: 'trip', label: 'Trip', value: trip?.title ?? filter.tripId ?? '' },
            { param: 'lacks', label: 'Lacks', value: filter.lacks ? needLabels[filter.lacks] : '' },
          ],
          change,
        )
      },
    },
    order: departureOrder,
    saved: 'departures',
  })
  const choices: AdminDepartures | undefined = list.page
  const add = () => show('new')
  return (
    <>
      <Stack gap={1}>
        <ListTools
          list={list}
          label="Search departures"
          hint="By trip, host or date"
          filters={
            <DepartureFilters
              filter={filter}
              choices={choices}
              onChange={(values) => change(values, { push: true })}
            />
          }
        >
          <Allowed to="manage-bookings">
            <Button onClick={add}>Add a departure</Button>
          </Allowed>
        </ListTools>
        <ListTable
          list={list}
          label="Departures"
          found={
            list.query.isError
              ? ''
              : !choices || list.query.isPlaceholderData
                ? 'Loading departures…'
                : describeDepartures(choices.total, filter)
          }
          columns={columns}
          selects={{
            rowOf: (departure) => ({ key: String(departure.id), name: nameOf(departure) }),
          }}
          empty={
            list.shown.isFiltered ? (
              {
                none: '',
                notFound: 'No departure matches.',
                clear: 'Show all departures to come',
              }
            ) : (
              <Notice>
                <p>No departure is ahead. Add one, or choose another year.</p>
                <Allowed to="manage-bookings">
                  <Button variant="secondary" onClick={add}>
                    Add a departure
                  </Button>
                </Allowed>
              </Notice>
            )
          }
        />
      </Stack>
      {get('departure') === 'new' && (
        <AddDeparture
          trips={choices?.trips.filter(({ archived }) => !archived) ?? []}
          preferredTrip={filter.tripId}
          drafts={drafts}
          onClose={() => show()}
        />
      )}
    </>
  )
}
