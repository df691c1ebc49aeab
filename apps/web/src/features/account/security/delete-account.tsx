import { ApiError, call, endpointQuery } from '@farandfew/api-client'
import { deleteUserForm } from '@farandfew/domain/auth/auth-forms.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { keptText } from '@farandfew/domain/seats/booking-sums.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { EndingAccount } from '@farandfew/domain/personal-data/personal-data.ts'
import {
  deleteUser,
  previewDeletion,
} from '@farandfew/domain/personal-data/personal-data.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { setCurrentUser } from '../../../shared/current-member/current-member.data.ts'
import { useLogOut } from '../../../shared/current-member/use-log-out.ts'
import type { DeferredDialogProps } from '../../../shared/deferred/use-deferred-dialog.tsx'
import { paths } from '../../../shared/paths.ts'
import { Loaded } from '../tabs/tab-states.tsx'

const erased = [
  'Your profile, picture, email address, phone and password',
  'Your invite requests, your quiz and your sessions',
]

const previewQuery = endpointQuery(previewDeletion, {})

/** Lists what is erased, what goes back for bookings and what is kept, and asks for the password. */
export default function DeleteAccount({ open, onOpenChange }: DeferredDialogProps) {
  // The terms give another refund from one day to the next.
  const preview = useQuery({ ...previewQuery, enabled: open, gcTime: 0, staleTime: 0 })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="This takes effect immediately and cannot be undone."
    >
      <Stack gap={2}>
        <Heading as="h3" size="lead">
          Erased
        </Heading>
        <CheckList items={erased} mark="cross" />
      </Stack>
      <Loaded query={preview} what="what goes back to you">
        {(ending) => <DeletionDetails ending={ending} onCancel={() => onOpenChange(false)} />}
      </Loaded>
    </Dialog>
  )
}

interface DeletionDetailsProps {
  ending: EndingAccount
  onCancel: () => void
}

function DeletionDetails({ ending, onCancel }: DeletionDetailsProps) {
  const { bookings, refund } = ending
  return (
    <>
      <Stack gap={2}>
        {bookings.length > 0 && (
          <>
            <Heading as="h3" size="lead" marginTop={4}>
              Cancelled
            </Heading>
            <Stack as="ul" marked gap={2}>
              {bookings.map((booking) => (
                <li
                  key={booking.id}
                >{`Booking ${booking.id}, ${booking.tripTitle}, departing on ${formatDate(booking.departureDate)}. ${refundTextOf(booking)}`}</li>
              ))}
            </Stack>
            {refund > 0 && (
              <p>
                <strong>{`${formatPaise(refund)} goes back`}</strong>
                <span> to the card or account that you paid with.</span>
              </p>
            )}
          </>
        )}
        <Heading as="h3" size="lead" marginTop={4}>
          Kept
        </Heading>
        <p>Records of bookings and payments, as the law requires, without your name.</p>
        {ending.lastMailTo !== null && (
          <p>{`One last email goes to ${ending.lastMailTo}${bookings.length > 0 ? ', with the numbers of your bookings and what goes back' : ''}.`}</p>
        )}
      </Stack>
      <DeleteForm ending={ending} onCancel={onCancel} />
    </>
  )
}

function refundTextOf(booking: EndingAccount['bookings'][number]): string {
  const { amountPaid, refund, money } = booking
  if (amountPaid === 0) return money
  const back = refund > 0 ? formatPaise(refund) : 'none'
  return `${money} Under its terms you get back ${back} of ${keptText(booking)}.`
}

function DeleteForm({ ending: { refund, lastMailTo }, onCancel }: DeletionDetailsProps) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const queryClient = useQueryClient()
  const { formProps, field, busy, outcome } = useForm({
    schema: deleteUserForm,
    initialValues: { currentPassword: '' },
    toInput: (values) => ({ ...values, refund }),
    send: async (form) => {
      await call(deleteUser, { body: form }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'REFUND_CHANGED') {
          void queryClient.invalidateQueries({ queryKey: previewQuery.queryKey })
        }
        throw error
      })
      void navigate(paths.home)
      // The session ended with the account. Logging out also empties the cache of this browser.
      await logOut.mutateAsync().catch(() => setCurrentUser(queryClient, null))
      toast({
        title: 'Your account has been deleted',
        ...(lastMailTo !== null && { description: `One last email goes to ${lastMailTo}.` }),
      })
    },
  })
  return (
    <Stack as="form" gap={0} marginTop={6} {...formProps} aria-label="Delete account">
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <FormOutcome of={outcome} />
      <Actions marginTop={6}>
        <SubmitButton size="md" busy={busy} busyLabel="Deleting...">
          Delete Account
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Keep Account
        </Button>
      </Actions>
    </Stack>
  )
}
