import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { FocusedStack } from '../shared/forms/focused-stack.tsx'
import { FactLines } from '../shared/format/fact-lines.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useRef } from 'react'
import { Allowed } from '../shared/role/allowed.tsx'
import { useMay } from '../shared/role/role.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { CancelDeparture } from '../features/departures/cancel-departure.tsx'
import { CancellationProgress } from '../features/departures/cancellation-progress.tsx'
import { ChangeDeparture } from '../features/departures/change-departure.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { welcomeOf } from '../features/departures/departure-overview.tsx'
import { DepartureHotels } from '../features/departures/departure-hotels.tsx'
import {
  type DepartureView,
  formsOf,
  readView,
  switchVerb,
  valuesOfView,
} from '../features/departures/departures-url.ts'
import { lengthOf, nameOf } from '../features/departures/departure-words.ts'
import { HotelView } from '../features/departures/hotel-view.tsx'
import { SwitchDeparture } from '../features/departures/switch-departure.tsx'

/** What a departure is, its host and its hotels, with the forms that change, close and cancel it. */
export default function DepartureSettingsPage() {
  return <DepartureFrame>{(departure) => <Settings departure={departure} />}</DepartureFrame>
}

const titleOf = (view: DepartureView, departure: AdminDeparture) => {
  if (typeof view === 'object') return 'Hotel'
  if (view === 'switch') return `${switchVerb(departure)} the departure`
  return view === 'change' ? 'Change the departure' : 'Cancel the departure'
}

function Settings({ departure }: { departure: AdminDepartureWithBookings }) {
  const { get, change } = useUrlState()
  const view = readView(get)
  const isReturn = useRef(false)
  const show = (next: DepartureView) => {
    isReturn.current = next === 'details'
    change(valuesOfView(next), { push: true })
  }
  const form = useOpenForm(departure, view, show)
  if (!form) return <Details departure={departure} onView={show} focuses={isReturn} />
  return (
    <Stack gap={4} maxWidth={640} anywhere>
      <Heading size="title">{titleOf(view, departure)}</Heading>
      {form}
    </Stack>
  )
}

/** The form that the address shows; undefined if it shows none, or one that the role or the departure does not allow. */
function useOpenForm(
  departure: AdminDepartureWithBookings,
  view: DepartureView,
  show: (view: DepartureView) => void,
) {
  const mayManage = useMay('manage-bookings')
  const back = () => show('details')
  const done = (words: string, changed: AdminDeparture = departure) => {
    toast({ title: words, description: nameOf(changed) })
    back()
  }
  const props = { departure, onBack: back }
  if (!mayManage) return undefined
  if (view === 'change' && departure.groupDecision !== 'cancelled') {
    return <ChangeDeparture {...props} onChanged={(changed) => done('Departure saved', changed)} />
  }
  if (view === 'switch') {
    return (
      <SwitchDeparture
        {...props}
        onCancel={() => show('cancel')}
        onSwitched={(isActive) => done(isActive ? 'Departure reopened' : 'Departure closed')}
      />
    )
  }
  // Another operator may have cancelled it while the form was open.
  if (view === 'cancel' && departure.canCancel) {
    return <CancelDeparture {...props} onCancelled={() => done('Departure cancelled')} />
  }
  if (typeof view === 'object') {
    return <HotelView {...props} hotelId={view.hotel} onDone={done} />
  }
  return undefined
}

interface DetailsProps {
  departure: AdminDepartureWithBookings
  onView: (view: DepartureView) => void
  /** Whether it replaces a form, which had the focus. */
  focuses: { readonly current: boolean }
}

function Details({ departure, onView, focuses }: DetailsProps) {
  const { departureDate, spotsTotal, isActive, groupDecision } = departure
  const isCancelled = groupDecision === 'cancelled'
  const facts = [
    ['Date', formatDate(departureDate)],
    ['Length', lengthOf(departure)],
    ['Price of a seat', priceLabel(departurePrice(departure))],
    ['Seats', spotsTotal],
    ['On the site', isActive ? (isCancelled ? 'Shown as cancelled' : 'Shown') : 'Not shown'],
    ...welcomeOf(departure),
  ] as const
  return (
    <Stack gap={8} anywhere>
      {focuses.current && <FocusedStack />}
      <Stack gap={4}>
        {isCancelled && <CancellationProgress departureId={departure.id} />}
        <FactLines facts={facts} maxWidth={640} />
        <Actions>
          <Allowed to="manage-bookings">
            {formsOf(departure).map(([form, label]) => (
              <Button
                key={form}
                variant={form === 'change' ? 'primary' : 'secondary'}
                onClick={() => onView(form)}
              >
                {label}
              </Button>
            ))}
          </Allowed>
        </Actions>
      </Stack>
      <DepartureHotels departure={departure} onView={onView} />
    </Stack>
  )
}
