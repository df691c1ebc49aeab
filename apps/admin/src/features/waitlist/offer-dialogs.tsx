import {
  nextSeat,
  type WaitlistEntry,
  offerExtension,
} from '@farandfew/domain/waitlist/waitlist.ts'
import { offerNextSeat, extendOffer } from '@farandfew/domain/waitlist/waitlist.contract.ts'
import { cancelReasonMaxLength } from '@farandfew/domain/seats/booking.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import type { QueryKey } from '@tanstack/react-query'
import { extensionHoursMax } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { FormDialog } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { ExtensionForm } from '../../shared/forms/extension-form.tsx'

interface OfferDialogProps {
  departureId: number
  entry: WaitlistEntry
  /** What shows the changed waitlist. */
  options: Record<'shows' | 'reloads' | 'failureReloads', readonly QueryKey[]>
  onClose: () => void
}

/** The dialog that extends an offer or a kept seat. */
export function ExtendOffer({ departureId, entry, options, onClose }: OfferDialogProps) {
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

interface OfferNextSeatProps extends OfferDialogProps {
  /** How many would be offered a seat before. */
  others: number
}

/** Asks why a member who waits, and is not next in line, is offered the next seat before others. */
export function OfferNextSeat(props: OfferNextSeatProps) {
  const { departureId, entry, others, options, onClose } = props
  const { request } = useCall(offerNextSeat, options)
  const form = useForm({
    schema: nextSeat,
    initialValues: { reason: '' },
    validateOnBlur: false,
    send: async (body) => {
      const params = { id: String(departureId), userId: String(entry.userId) }
      const { entries } = await request({ params, body })
      const isOffered = entries.some(
        ({ userId, state }) => userId === entry.userId && state === 'offered',
      )
      toast({ title: isOffered ? 'Seat offered' : 'Next in line', description: entry.name })
      onClose()
    },
    onFailure: explained('The order was not changed'),
  })
  const title = `Offer ${entry.name} the next seat?`
  return (
    <FormDialog
      title={title}
      description={`They go ahead of ${counted(others, 'other member who has', 'other members who have')} waited longer. If a seat is free now, they get the offer at once; otherwise they get the next one.`}
      of={form}
      label={title}
      submit="Offer next seat"
      busyLabel="Offering..."
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        hint="Kept in the log. The member can export it, so write nothing about others."
        maxLength={cancelReasonMaxLength}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
