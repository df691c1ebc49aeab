import { type WaitlistEntry, offerExtension } from '@farandfew/domain/waitlist/waitlist.ts'
import { extendOffer } from '@farandfew/domain/waitlist/waitlist.contract.ts'
import { extensionHoursMax } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { ExtensionForm } from '../../shared/forms/extension-form.tsx'

interface ExtendOfferProps {
  departureId: number
  /** Someone with an offer or a kept seat. */
  entry: WaitlistEntry
  /** What shows the changed waitlist. */
  options: Record<'shows' | 'reloads' | 'failureReloads', readonly QueryKey[]>
  onClose: () => void
}

/** The dialog that extends an offer or a kept seat. */
export function ExtendOffer({ departureId, entry, options, onClose }: ExtendOfferProps) {
  const { request } = useCall(extendOffer, options)
  return (
    <ExtensionForm
      name={`More time for ${entry.name}`}
      inDialog={
        entry.state === 'kept'
          ? 'The seat stays kept for longer.'
          : 'The offer stays open for longer.'
      }
      unit="hours"
      usual={24}
      max={extensionHoursMax}
      schema={offerExtension}
      until={entry.until ?? ''}
      send={async (body) => {
        const params = { id: String(departureId), userId: String(entry.userId) }
        await request({ params, body })
        toast({ title: 'More time given', description: entry.name })
        onClose()
      }}
      submit="Extend"
      onClose={onClose}
    />
  )
}
