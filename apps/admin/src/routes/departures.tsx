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
import { DepartureDialog } from '../features/departures/departure-dialog.tsx'
import { DepartureState } from '../features/departures/departure-state.tsx'
import { describeDepartures, groupOf, lengthOf } from '../features/departures/departure-words.ts'
import { DeparturesBar } from '../features/departures/departures-bar.tsx'
import { Seats } from '../features/departures/seats.tsx'
import { useDeparturesUrl } from '../features/departures/use-departures-url.ts'

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
  { heading: 'Group', cell: groupOf },
  { heading: 'Days', cell: lengthOf },
  { heading: 'Price', nowrap: true, cell: (departure) => priceLabel(departurePrice(departure)) },
  {
    heading: 'Invites',
    nowrap: true,
    cell: ({ pendingInvites }) => pendingInvites > 0 && `${pendingInvites} waiting`,
  },
  { heading: 'Host', cell: ({ coordinator }) => coordinator },
]

/** The departures by date: those to come, those of a year, or all. */
export default function DeparturesPage() {
  const url = useDeparturesUrl()
  const list = useList(listAdminDepartures, {
    also: { filter: url.filter, params: [], isSet: true },
  })
  const choices: AdminDepartures | undefined = list.page
  const add = () => url.show('new')
  return (
    <Stack gap={5}>
      <DeparturesBar
        filter={url.filter}
        choices={choices}
        hrefOfYear={url.hrefOfYear}
        onTrip={url.setTrip}
        onAdd={add}
      >
        <p role="status">
          {list.query.isError
            ? ''
            : !choices || list.query.isPlaceholderData
              ? 'Loading departures…'
              : describeDepartures(choices.total, url.filter)}
        </p>
      </DeparturesBar>
      <ListResults
        list={list}
        label="Departures"
        what="departures"
        columns={columnsOf(url.hrefOf)}
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
        open={url.open}
        trips={choices?.trips.filter(({ archived }) => !archived) ?? []}
        preferredTrip={url.filter.tripId}
        onShow={url.show}
      />
    </Stack>
  )
}
