import { type WaitlistEntry, offerExtension } from '@farandfew/domain/bookings/admin-waitlist.ts'
import { extendOffer } from '@farandfew/domain/bookings/admin-waitlist.contract.ts'
import { extensionHoursMax } from '@farandfew/domain/bookings/waitlist-hours.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface ExtendOfferProps {
  departureId: number
  /** Someone with an offer or a kept seat. */
  entry: WaitlistEntry
  /** What shows the changed waitlist. */
  options: Record<'shows' | 'reloads' | 'failureReloads', readonly QueryKey[]>
  onClose: () => void
}

/** Asks by how many hours an offer or a kept seat is extended. */
export function ExtendOffer({ departureId, entry, options, onClose }: ExtendOfferProps) {
  const { request } = useCall(extendOffer, options)
  const { formProps, field, busy, outcome } = useForm({
    schema: offerExtension,
    initialValues: { hours: '24' },
    toInput: ({ hours }) => ({ hours: Number(hours || 'NaN'), until: entry.until ?? '' }),
    validateOnBlur: false,
    send: async (body) => {
      const params = { id: String(departureId), userId: String(entry.userId) }
      await request({ params, body })
      toast({ title: 'More time given', description: entry.name })
      onClose()
    },
    onFailure: (error) => ({
      title: 'The deadline was not extended',
      description: explainFailure(error),
    }),
  })
  return (
    <Dialog
      open
      title={`More time for ${entry.name}`}
      description={
        entry.state === 'kept'
          ? 'The seat stays kept for longer. They get an email with the new end.'
          : 'The offer stays open for longer. They get an email with the new end.'
      }
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
    >
      <Stack as="form" {...formProps} aria-label={`More time for ${entry.name}`}>
        <TextField
          label="More hours"
          hint={`At most ${extensionHoursMax}.`}
          inputMode="numeric"
          required
          {...field('hours')}
        />
        <FormOutcome of={outcome} />
        <Actions marginTop={4}>
          <SubmitButton size="md" busy={busy} busyLabel="Extending...">
            Extend
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
