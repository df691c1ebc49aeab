import type { AdminDepartures } from '@farandfew/domain/departures/admin-departures.ts'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { AddDeparture } from './add-departure.tsx'
import { nameOf } from './departure-words.ts'

interface NewDepartureProps {
  open: boolean
  trips: AdminDepartures['trips']
  preferredTrip: string | undefined
  onClose: () => void
}

/** The dialog over the table with the form of a new departure. */
export function NewDeparture({ open, trips, preferredTrip, onClose }: NewDepartureProps) {
  const returnFocus = useFocusReturn(open)
  const [drafts] = useState<Drafts>(() => new Map())
  return (
    <Dialog
      sheet
      open={open}
      inUrl
      title="Add a departure"
      onCloseAutoFocus={returnFocus}
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
    >
      {open && (
        <AddDeparture
          trips={trips}
          preferredTrip={preferredTrip}
          drafts={drafts}
          onAdded={(departure) => {
            toast({ title: 'Departure added', description: nameOf(departure) })
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
