import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { ReactNode } from 'react'
import { bookingStates } from '../../shared/format/booking-words.ts'
import type { Action } from './account-actions.ts'
import { CareQuestion } from './care-question.tsx'
import { displayName } from './display-name.ts'
import type { Care } from './member-care.data.ts'
import { CareList } from './member-account.styles.ts'

interface AccountQuestionProps {
  action: Exclude<Action, 'contact' | 'erase' | 'merge'>
  member: AdminUser
  make: (care: Care, title: string) => Promise<void>
  close: () => void
}

interface Words {
  ask: ReactNode
  yes: string
  busyLabel: string
  done: string
  care: (reason: string) => Care
}

/** The question before a change that needs nothing but its reason. */
export function AccountQuestion({ action, member, make, close }: AccountQuestionProps) {
  const { ask, yes, busyLabel, done, care } = wordsOf(action, member)
  return (
    <CareQuestion
      label={yes}
      yes={yes}
      busyLabel={busyLabel}
      onYes={(reason) => make(care(reason), done)}
      onNo={close}
    >
      {ask}
    </CareQuestion>
  )
}

function wordsOf(action: AccountQuestionProps['action'], member: AdminUser): Words {
  const { email, phone } = member.user
  const name = displayName(member.user)
  const base = { busyLabel: 'Changing...' }
  switch (action) {
    case 'confirm-email':
      return {
        ...base,
        ask: (
          <p>{`Confirm ${email ?? ''} without a link? From then on it works for logging in and for password links, and this member sees the requests that were sent with it. Be sure that it is theirs.`}</p>
        ),
        yes: 'Confirm the email',
        done: 'Email confirmed',
        care: (reason) => ({ kind: 'confirm', what: 'email', value: email ?? '', reason }),
      }
    case 'confirm-phone':
      return {
        ...base,
        ask: (
          <p>{`Confirm ${phoneLabel(phone ?? '')} without a code? From then on, codes sent to it work for logging in. Be sure that it is theirs.`}</p>
        ),
        yes: 'Confirm the phone',
        done: 'Phone confirmed',
        care: (reason) => ({ kind: 'confirm', what: 'phone', value: phone ?? '', reason }),
      }
    case 'reset-link':
      return {
        ask: (
          <p>{`Send the link for a new password to ${email ?? ''}? It is valid for one hour. The current password works until they set a new one.`}</p>
        ),
        yes: 'Send the link',
        busyLabel: 'Sending...',
        done: 'Password link sent',
        care: (reason) => ({ kind: 'reset-link', reason }),
      }
    case 'export':
      return {
        ask: (
          <p>{`Save what the club stores about ${name} as a file? Travel details, conversations, blocks, reports and room preferences that no one else sees are only in the file that they download themselves. Send it only to them.`}</p>
        ),
        yes: 'Save the file',
        busyLabel: 'Exporting...',
        done: 'Data exported',
        care: (reason) => ({ kind: 'export', reason }),
      }
    case 'deactivate':
      return {
        ...base,
        ask: <DeactivationWords member={member} />,
        yes: 'Deactivate the account',
        done: 'Member deactivated',
        care: (reason) => ({ kind: 'deactivate', reason }),
      }
    case 'undo-merge':
      return {
        ...base,
        ask: (
          <p>{`Undo the merge with member ${member.merge?.otherId ?? ''}? Everything that moved goes back, and the other account can log in as before. Anything added since then stays here.`}</p>
        ),
        yes: 'Undo the merge',
        done: 'Merge undone',
        care: (reason) => ({ kind: 'undo-merge', reason }),
      }
    case 'reactivate':
      return {
        ...base,
        ask: <p>{`Reactivate ${name}? They can log in again, and other members see them.`}</p>,
        yes: 'Reactivate the account',
        done: 'Member reactivated',
        care: (reason) => ({ kind: 'reactivate', reason }),
      }
  }
}

function DeactivationWords({ member }: { member: AdminUser }) {
  const live = member.bookings.filter(
    ({ status, isOver }) => ['pending', 'confirmed'].includes(status) && !isOver,
  )
  return (
    <>
      <p>{`Deactivate ${displayName(member.user)}? They are logged out everywhere, cannot log in again, and other members no longer see them. You can reactivate the account.`}</p>
      {live.length === 0 ? (
        <p>They have no booking ahead. Their places on waitlists stay.</p>
      ) : (
        <>
          <p>Their payments, places on waitlists and these bookings stay:</p>
          <CareList>
            {live.map(({ id, tripTitle, departureDate, status }) => (
              <li key={id}>
                {`${tripTitle}, ${formatDate(departureDate)} (${bookingStates[status][0].toLowerCase()})`}
              </li>
            ))}
          </CareList>
        </>
      )}
    </>
  )
}
