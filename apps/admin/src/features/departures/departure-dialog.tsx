import type {
  AdminDeparture,
  AdminDepartures,
} from '@farandfew/domain/departures/admin-departures.ts'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useState } from 'react'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import { AddDeparture } from './add-departure.tsx'
import { CancelDeparture } from './cancel-departure.tsx'
import { ChangeDeparture } from './change-departure.tsx'
import { DepartureDetails } from './departure-details.tsx'
import { HotelView } from './hotel-view.tsx'
import { nameOf } from './departure-words.ts'
import { useDeparture } from './departures.data.ts'
import { NameHost } from './name-host.tsx'
import { SwitchDeparture } from './switch-departure.tsx'
import type { DepartureView, OpenDeparture } from './use-departures-url.ts'

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
  const query = useDeparture(id)
  const { data, error } = query
  const name = data ? nameOf(data) : undefined
  useEffect(() => {
    onName(name)
    return () => onName(undefined)
  }, [name, onName])
  if (!data) {
    if (!error && query.errorUpdateCount === 0) return <p role="status">Loading the departure…</p>
    return (
      <LoadProblem
        title="We could not load this departure."
        error={error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const done = (words: string, departure: AdminDeparture) => {
    toast({ title: words, description: nameOf(departure) })
    onView('details')
  }
  const back = () => onView('details')
  if (view === 'change') {
    return (
      <ChangeDeparture
        departure={data}
        onBack={back}
        onChanged={(changed) => done('Departure saved', changed)}
      />
    )
  }
  if (view === 'switch') {
    return (
      <SwitchDeparture
        departure={data}
        onBack={back}
        onCancel={() => onView('cancel')}
        onSwitched={(isActive) => done(isActive ? 'Departure reopened' : 'Departure closed', data)}
      />
    )
  }
  if (view === 'host') {
    return (
      <NameHost
        departure={data}
        onBack={back}
        onNamed={({ host }) => done(host ? 'Host named' : 'Host removed', data)}
      />
    )
  }
  // Another operator may have cancelled it while the form was open.
  if (view === 'cancel' && data.canCancel) {
    return (
      <CancelDeparture
        departure={data}
        onBack={back}
        onCancelled={() => done('Departure cancelled', data)}
      />
    )
  }
  if (typeof view === 'object') {
    return (
      <HotelView
        departure={data}
        hotelId={view.hotel}
        onBack={back}
        onDone={(words) => done(words, data)}
      />
    )
  }
  return <DepartureDetails departure={data} onView={onView} />
}
