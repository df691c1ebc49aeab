import { call, endpointKey } from '@farandfew/api-client'
import { type NewsletterSubscription } from '@farandfew/domain/newsletters/admin-newsletters.ts'
import {
  listAdminNewsletters,
  removeAdminNewsletter,
} from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { doneIfGone } from '../../shared/calls/done-if-gone.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'

interface RemovalProps {
  subscription: NewsletterSubscription
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** Asks before an address is removed. One that is already removed is a success. */
export function Removal({ subscription: { id, email }, ...events }: RemovalProps) {
  const removal = useCall(
    () => doneIfGone(call(removeAdminNewsletter, { params: { id: String(id) } })),
    { removes: { from: endpointKey(listAdminNewsletters), id } },
  )
  return (
    <QuestionDialog
      {...events}
      call={removal}
      title="Remove this address?"
      description={`${email} will no longer receive newsletters unless it is subscribed again.`}
      confirm="Remove"
      decline="Keep it"
      busyLabel="Removing..."
      failed="The address was not removed."
      onConfirm={() =>
        removal.send({}, () => {
          toast({ title: 'Address removed', description: 'It will no longer receive newsletters.' })
          events.onClose()
        })
      }
    />
  )
}
