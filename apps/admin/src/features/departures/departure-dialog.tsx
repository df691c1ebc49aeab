import { endpointQuery } from '@farandfew/api-client'
import type {
  AdminDeparture,
  AdminDepartures,
  AdminDepartureWithBookings,
} from '@farandfew/domain/departures/admin-departures.ts'
import { getAdminDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import { AddDeparture } from './add-departure.tsx'
import { CancelDeparture } from './cancel-departure.tsx'
import { ChangeDeparture } from './change-departure.tsx'
import { DepartureDetails } from './departure-details.tsx'
import { HotelView } from './hotel-view.tsx'
import { nameOf } from './departure-words.ts'
import { SwitchDeparture } from './switch-departure.tsx'
import type { DepartureView, OpenDeparture } from './departures-url.ts'

interface DepartureDialogProps {
  open: OpenDeparture
  trips: AdminDepartures['trips']
  preferredTrip: string | undefined
  onShow: (open: OpenDeparture) => void
}

/**
 * The dialog over the table: a new departure, or one departure with its bookings, its form or the question whether to
 * close or cancel it.
 */
export function DepartureDialog({ open, trips, preferredTrip, onShow }: DepartureDialogProps) {
  const [name, setName] = useState<string>()
  const returnFocus = useFocusReturn(open !== undefined)
  const [drafts] = useState<Drafts>(() => new Map())
  const title = open === 'new' ? 'Add a departure' : (name ?? 'Departure')
  return (
    <Dialog
      sheet={typeof open === 'object' && open.view === 'details' ? 'wide' : true}
      open={open !== undefined}
      inUrl
      title={title}
      onCloseAutoFocus={returnFocus}
      onOpenChange={(stays) => {
        if (!stays) onShow(undefined)
      }}
    >
      {open === 'new' && (
        <AddDeparture
          trips={trips}
          preferredTrip={preferredTrip}
          drafts={drafts}
          onAdded={(departure) => {
            toast({ title: 'Departure added', description: nameOf(departure) })
            onShow(undefined)
          }}
        />
      )}
      {typeof open === 'object' && (
        <OneDeparture
          key={open.id}
          {...open}
          onName={setName}
          onView={(view) => onShow({ id: open.id, view })}
        />
      )}
    </Dialog>
  )
}

interface OneDepartureProps {
  id: number
  view: DepartureView
  onName: (name: string | undefined) => void
  onView: (view: DepartureView) => void
}

function OneDeparture({ id, view, onName, onView }: OneDepartureProps) {
  const query = useQuery({
    ...endpointQuery(getAdminDeparture, { params: { id: String(id) } }),
    // Seats and bookings change often, and a form must start from what is stored.
    gcTime: 0,
  })
  const name = query.data && nameOf(query.data)
  useEffect(() => {
    onName(name)
    return () => onName(undefined)
  }, [name, onName])
  return (
    <Loaded
      query={query}
      loading="Loading the departure…"
      failed="We could not load this departure."
    >
      {(departure) => <DepartureViews departure={departure} view={view} onView={onView} />}
    </Loaded>
  )
}

interface DepartureViewsProps extends Pick<OneDepartureProps, 'view' | 'onView'> {
  departure: AdminDepartureWithBookings
}

function DepartureViews({ departure, view, onView }: DepartureViewsProps) {
  const back = () => onView('details')
  const done = (words: string, changed: AdminDeparture = departure) => {
    toast({ title: words, description: nameOf(changed) })
    back()
  }
  const props = { departure, onBack: back }
  if (view === 'change') {
    return <ChangeDeparture {...props} onChanged={(changed) => done('Departure saved', changed)} />
  }
  if (view === 'switch') {
    return (
      <SwitchDeparture
        {...props}
        onCancel={() => onView('cancel')}
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
  return <DepartureDetails departure={departure} onView={onView} />
}
