import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { endpointKey, endpointQuery } from '@farandfew/api-client'
import { type ErasurePreview, erasureForm } from '@farandfew/domain/personal-data/personal-data.ts'
import {
  eraseMemberData,
  previewErasure,
} from '@farandfew/domain/personal-data/admin-personal-data.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { CountedList, countedPart } from './counted-list.tsx'
import { changesMember } from './member-care.data.ts'
import { CareList } from './member-account.styles.ts'

interface EraseMemberProps {
  id: number
  onClose: () => void
}

/** Shows what an erasure deletes, keeps and cancels, and then erases the member. */
export function EraseMember({ id, onClose }: EraseMemberProps) {
  const query = useQuery({
    ...endpointQuery(previewErasure, { params: { id: String(id) } }),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Loaded
      query={query}
      loading="Checking what will be erased…"
      failed="We could not check what will be erased."
    >
      {(preview) => <EraseForm id={id} preview={preview} onClose={onClose} />}
    </Loaded>
  )
}

function EraseForm({ id, preview, onClose }: EraseMemberProps & { preview: ErasurePreview }) {
  const { at, member, options } = changesMember(id)
  const { request } = useCall(eraseMemberData, {
    reloads: [...options.reloads, member],
    // The refund may have changed.
    failureReloads: [endpointKey(previewErasure, at)],
  })
  const { refund, bookings, lastMailTo } = preview
  const form = useForm({
    schema: erasureForm,
    initialValues: { username: '' },
    toInput: (values) => ({ ...values, refund }),
    validateOnBlur: false,
    failureTitle: 'Nothing was erased',
    send: async (body) => {
      await request({ ...at, body })
      toast({ title: 'Member erased', description: `Member ${id}` })
    },
  })
  return (
    <SendForm
      of={form}
      label="Erase the member"
      submit="Erase for good"
      busyLabel="Erasing..."
      onClose={onClose}
    >
      <FocusedStack gap={2}>
        <p>
          <strong>This cannot be undone.</strong> These are deleted at once:
        </p>
        <CountedList parts={preview.erased} />
        {preview.kept.length > 0 && (
          <>
            <p>These stay:</p>
            <CareList>
              {preview.kept.map((part) => (
                <li key={part.what}>
                  <strong>{`${countedPart(part)}.`}</strong>
                  <span>{` ${part.why}`}</span>
                </li>
              ))}
            </CareList>
          </>
        )}
        {bookings.length > 0 && (
          <>
            <p>These bookings are cancelled under their terms:</p>
            <CareList>
              {bookings.map((booking) => (
                <li key={booking.id}>
                  {`${booking.tripTitle}, ${formatDate(booking.departureDate)}: ${formatMoney(booking.refund, 'INR')} of ${formatMoney(keptOf(booking), 'INR')} goes back`}
                </li>
              ))}
            </CareList>
          </>
        )}
        <p>
          {lastMailTo === null
            ? 'No address is confirmed, so no email is sent.'
            : `One last email goes to ${lastMailTo}.`}
        </p>
      </FocusedStack>
      <TextField
        label={`Type “${preview.username}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('username')}
      />
    </SendForm>
  )
}
