import type {
  AdminDeparture,
  AdminDepartures,
} from '@farandfew/domain/departures/admin-departures.ts'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { departurePrice } from '@farandfew/domain/schedule/departures.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { type ListColumn, ListResults } from '../shared/table/list-page.tsx'
import { useList } from '../shared/table/use-list.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { DepartureDialog } from '../features/departures/departure-dialog.tsx'
import {
  type OpenDeparture,
  readFilter,
  readOpenDeparture,
  valuesOfOpen,
} from '../features/departures/departures-url.ts'
import { DepartureState } from '../features/departures/departure-state.tsx'
import { describeDepartures, groupOf, lengthOf } from '../features/departures/departure-words.ts'
import { DeparturesBar } from '../features/departures/departures-bar.tsx'
import { GroupBadge } from '../features/departures/group-badge.tsx'
import { Seats } from '../features/departures/seats.tsx'

const columnsOf = (
  hrefOf: (departure: { id: number }) => string,
): readonly ListColumn<AdminDeparture>[] => [
  {
    heading: 'Trip',
    naming: true,
    cell: (departure) => <UiLink href={hrefOf(departure)}>{departure.tripTitle}</UiLink>,
  },
  {
    heading: 'Date',
    cell: ({ departureDate }) => <time dateTime={departureDate}>{formatDate(departureDate)}</time>,
  },
  {
    heading: 'State',
    nowrap: true,
    cell: (departure) => <DepartureState departure={departure} />,
  },
  { heading: 'Seats', cell: (departure) => <Seats departure={departure} /> },
  {
    heading: 'Group',
    nowrap: true,
    cell: (departure) =>
      departure.groupDecision === null ? (
        groupOf(departure)
      ) : (
        <GroupBadge groupDecision={departure.groupDecision} />
      ),
  },
  { heading: 'Days', cell: lengthOf },
  { heading: 'Price', nowrap: true, cell: (departure) => priceLabel(departurePrice(departure)) },
  {
    heading: 'Invites',
    nowrap: true,
    cell: ({ pendingInvites }) => pendingInvites > 0 && `${pendingInvites} waiting`,
  },
  { heading: 'Host', cell: ({ host }) => host?.name },
]

/** The departures by date: those to come, those of a year, or all. */
export default function DeparturesPage() {
  const { get, change, hrefWith } = useUrlState()
  const filter = readFilter(get)
  const show = (open: OpenDeparture) => change(valuesOfOpen(open), { push: true })
  const list = useList(listAdminDepartures, {
    also: { filter, params: [], isSet: true },
  })
  const choices: AdminDepartures | undefined = list.page
  const add = () => show('new')
  return (
    <Stack gap={5}>
      <DeparturesBar
        filter={filter}
        choices={choices}
        hrefOfYear={(season) => hrefWith({ season })}
        onTrip={(trip) => change({ trip }, { push: true })}
        onAdd={add}
      >
        <p role="status">
          {list.query.isError
            ? ''
            : !choices || list.query.isPlaceholderData
              ? 'Loading departures…'
              : describeDepartures(choices.total, filter)}
        </p>
      </DeparturesBar>
      <ListResults
        list={list}
        label="Departures"
        what="departures"
        columns={columnsOf(({ id }) => hrefWith(valuesOfOpen({ id, view: 'details' })))}
        empty={
          <Notice>
            <p>No departures yet. Choose another year or trip.</p>
            <Allowed to="manage-bookings">
              <Button variant="secondary" onClick={add}>
                Add the first one
              </Button>
            </Allowed>
          </Notice>
        }
      />
      <DepartureDialog
        open={readOpenDeparture(get)}
        trips={choices?.trips.filter(({ archived }) => !archived) ?? []}
        preferredTrip={filter.tripId}
        onShow={show}
      />
    </Stack>
  )
}
