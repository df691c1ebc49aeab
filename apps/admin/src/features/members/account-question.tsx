import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { uncapitalized } from '@farandfew/domain/text/words.ts'
import type { ReactNode } from 'react'
import type { Action } from './account-actions.ts'
import { CareQuestion } from './care-question.tsx'
import { displayName } from './display-name.ts'
import type { Care, ContactCare } from './member-care.data.ts'
import { CareList } from './member-account.styles.ts'

type QuestionAction = Exclude<Action, 'contact' | 'erase' | 'merge'>

interface AccountQuestionProps {
  action: QuestionAction
  member: AdminUser
  make: (care: Care, title: string) => Promise<void>
  close: () => void
}

/** The question before a change that needs nothing but its reason. */
export function AccountQuestion({ action, member, make, close }: AccountQuestionProps) {
  const { ask, yes, busyLabel = 'Changing...', done, care } = questions[action]
  const words = ask(member)
  return (
    <CareQuestion
      label={yes}
      yes={yes}
      busyLabel={busyLabel}
      onYes={(reason) => make({ ...care(member), reason }, done)}
      onNo={close}
    >
      {typeof words === 'string' ? <p>{words}</p> : words}
    </CareQuestion>
  )
}

interface Question {
  ask: (member: AdminUser) => ReactNode
  yes: string
  busyLabel?: string
  done: string
  care: (member: AdminUser) => CareWithoutReason
}

type Without<Key extends string, One> = One extends One ? Omit<One, Key> : never
type CareWithoutReason = Without<'reason', Exclude<Care, ContactCare>>

const questions: Readonly<Record<QuestionAction, Question>> = {
  'confirm-email': {
    ask: ({ user }) =>
      `Confirm ${user.email ?? ''} without a link? From then on it works for logging in and for password links, and this member sees the requests that were sent with it. Be sure that it is theirs.`,
    yes: 'Confirm the email',
    done: 'Email confirmed',
    care: ({ user }) => ({ kind: 'confirm', what: 'email', value: user.email ?? '' }),
  },
  'confirm-phone': {
    ask: ({ user }) =>
      `Confirm ${phoneLabel(user.phone ?? '')} without a code? From then on, codes sent to it work for logging in. Be sure that it is theirs.`,
    yes: 'Confirm the phone',
    done: 'Phone confirmed',
    care: ({ user }) => ({ kind: 'confirm', what: 'phone', value: user.phone ?? '' }),
  },
  'reset-link': {
    ask: ({ user }) =>
      `Send the link for a new password to ${user.email ?? ''}? It is valid for one hour. The current password works until they set a new one.`,
    yes: 'Send the link',
    busyLabel: 'Sending...',
    done: 'Password link sent',
    care: () => ({ kind: 'reset-link' }),
  },
  export: {
    ask: ({ user }) =>
      `Save what the club stores about ${displayName(user)} as a file? Travel details, conversations, blocks, reports and room preferences that no one else sees are only in the file that they download themselves. Send it only to them.`,
    yes: 'Save the file',
    busyLabel: 'Exporting...',
    done: 'Data exported',
    care: () => ({ kind: 'export' }),
  },
  deactivate: {
    ask: (member) => <DeactivationWords member={member} />,
    yes: 'Deactivate the account',
    done: 'Member deactivated',
    care: () => ({ kind: 'deactivate' }),
  },
  'undo-merge': {
    ask: ({ merge }) =>
      `Undo the merge with member ${merge?.otherId ?? ''}? Everything that moved goes back, and the other account can log in as before. Anything added since then stays here.`,
    yes: 'Undo the merge',
    done: 'Merge undone',
    care: () => ({ kind: 'undo-merge' }),
  },
  reactivate: {
    ask: ({ user }) =>
      `Reactivate ${displayName(user)}? They can log in again, and other members see them.`,
    yes: 'Reactivate the account',
    done: 'Member reactivated',
    care: () => ({ kind: 'reactivate' }),
  },
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
            {live.map(({ id, tripTitle, departureDate, label }) => (
              <li key={id}>
                {`${tripTitle}, ${formatDate(departureDate)} (${uncapitalized(label)})`}
              </li>
            ))}
          </CareList>
        </>
      )}
    </>
  )
}
