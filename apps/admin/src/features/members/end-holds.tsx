import { endHolds } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { listedWords } from '@farandfew/domain/text/words.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { displayName } from './display-name.ts'
import { changesMember } from './member-care.data.ts'

/** Ends the seats that a member holds without having paid, after a question; nothing if they hold none. */
export function EndHolds({ member }: { member: AdminUser }) {
  const [asks, setAsks] = useState(false)
  const { at, member: key, options } = changesMember(member.user.id)
  const end = useCall(endHolds, { ...options, reloads: [key, ...options.reloads] })
  const holds = member.bookings.filter(({ status }) => status === 'pending')
  const close = () => setAsks(false)
  const confirm = () =>
    end.send(at, ({ ended }) => {
      const title = ended === 1 ? '1 hold ended' : `${ended} holds ended`
      toast({ title, description: displayName(member.user) })
      close()
    })
  const seats = holds.map(
    ({ tripTitle, departureDate }) => `${tripTitle}, ${formatDate(departureDate)}`,
  )
  const isOne = holds.length === 1
  return (
    <>
      {holds.length > 0 && (
        <Actions marginTop={3}>
          <Button variant="secondary" onClick={() => setAsks(true)}>
            End holds
          </Button>
        </Actions>
      )}
      {asks && (
        <QuestionDialog
          title={`End the ${isOne ? 'hold' : 'holds'} of ${displayName(member.user)}?`}
          description={`They hold a seat that is not paid: ${listedWords(seats)}. ${isOne ? 'It goes' : 'Each seat goes'} to the waitlist, or is free for anyone. A late payment goes back to them. They get no email about it.`}
          confirm={isOne ? 'End the hold' : 'End the holds'}
          busyLabel="Ending..."
          failed="The holds did not end."
          call={end}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
