import {
  type AdminUser,
  careReasonMaxLength,
  type ContactField,
  contactFields,
} from '@farandfew/domain/admin/users'
import { formatDate } from '@farandfew/domain/calendar'
import { Badge } from '@farandfew/ui/badge'
import { ActionButton, Button } from '@farandfew/ui/button'
import { UiLink } from '@farandfew/ui/link'
import { toast } from '@farandfew/ui/toast'
import { type ReactNode, useRef, useState } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'
import { CareButtons, CareQuestion } from './care-question.tsx'
import { MergeMember } from './merge-member.tsx'
import { displayName } from './display-name.ts'
import { type ContactCare, EditContact } from './edit-contact.tsx'
import { EraseMember } from './erase-member.tsx'
import { type Care, useCare } from './member-care.data.ts'
import { CareList } from './user-account.styles.ts'
import { Part } from './user-details.styles.ts'

/** What operators do for a member. */
type Action =
  | 'contact'
  | 'confirm-email'
  | 'confirm-phone'
  | 'reset-link'
  | 'export'
  | 'deactivate'
  | 'reactivate'
  | 'merge'
  | 'undo-merge'
  | 'erase'

/** What can be done now, in the order of the buttons. */
function actionsFor({ user, ...member }: AdminUser): (readonly [Action, string])[] {
  // An account that was merged into another one is changed there.
  if (member.merge && !member.merge.isKept) return [['export', 'Export Data']]
  const isActive = member.deactivatedAt === null
  const isEmailOpen = user.email !== null && member.emailVerifiedAt === null
  const isPhoneOpen = user.phone !== null && member.phoneVerifiedAt === null
  return [
    ['contact', 'Edit Contact Data'],
    ...(isEmailOpen ? ([['confirm-email', 'Confirm Email']] as const) : []),
    ...(isPhoneOpen ? ([['confirm-phone', 'Confirm Phone']] as const) : []),
    ...(isActive && member.emailVerifiedAt !== null
      ? ([['reset-link', 'Send Password Link']] as const)
      : []),
    ['export', 'Export Data'],
    ...(isActive && !member.merge ? ([['merge', 'Merge']] as const) : []),
    ...(member.merge ? ([['undo-merge', 'Undo the Merge']] as const) : []),
    isActive ? ['deactivate', 'Deactivate'] : ['reactivate', 'Reactivate'],
    ['erase', 'Erase'],
  ]
}

/** Changes of the member's account, made on the member's request. */
export function UserAccount({ member }: { member: AdminUser }) {
  const isAllowed = useMay('care-for-members')
  const [asked, setAsked] = useState<Action>()
  const [undo, setUndo] = useState<ContactCare>()
  const { id } = member.user
  const { mutateAsync, mutate, isPending, error, reset } = useCare(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    reset()
    setAsked(undefined)
    heading.current?.focus()
  }
  const make = async (care: Care, title: string) => {
    const changed = await mutateAsync(care)
    setUndo(care.kind === 'contact' && changed ? reverseOf(care, changed) : undefined)
    toast({ title, description: displayName(member.user) })
    close()
  }
  const takeBack = (care: ContactCare) =>
    mutate(care, {
      onSuccess: () => {
        setUndo(undefined)
        toast({ title: 'Change undone', description: displayName(member.user) })
        heading.current?.focus()
      },
    })
  return (
    <Part aria-labelledby="member-account">
      <h3 id="member-account" ref={heading} tabIndex={-1}>
        Account {member.deactivatedAt !== null && <Badge tone="red">Deactivated</Badge>}
      </h3>
      {member.deactivatedAt !== null && (
        <p>
          Deactivated <Instant value={member.deactivatedAt} />: no one can log in to it.
        </p>
      )}
      {member.merge && <MergeLine merge={member.merge} />}
      {isAllowed && !asked && (
        <>
          {undo && (
            <CareButtons>
              <ActionButton
                variant="secondary"
                busy={isPending}
                busyLabel="Undoing..."
                onAction={() => takeBack(undo)}
              >
                Undo the Change
              </ActionButton>
            </CareButtons>
          )}
          {error && <p role="alert">{explainFailure(error)}</p>}
          <CareButtons>
            {actionsFor(member).map(([action, label]) => (
              <Button
                key={action}
                variant={action === 'erase' || action === 'deactivate' ? 'quiet' : 'secondary'}
                onClick={() => setAsked(action)}
              >
                {label}
              </Button>
            ))}
          </CareButtons>
        </>
      )}
      {asked === 'contact' && (
        <EditContact
          member={member}
          onSave={(care) => make(care, 'Contact data changed')}
          onClose={close}
        />
      )}
      {asked === 'merge' && <MergeMember member={member} onClose={close} />}
      {asked === 'erase' && <EraseMember id={id} onClose={close} />}
      {asked && asked !== 'contact' && asked !== 'erase' && asked !== 'merge' && (
        <Question key={asked} {...{ action: asked, member, make, close }} />
      )}
    </Part>
  )
}

/** The change that undoes one; undefined if a field cannot be empty again. */
function reverseOf(
  { before = {}, after, reason }: ContactCare,
  { user }: AdminUser,
): ContactCare | undefined {
  const fields = contactFields.filter((field) => after[field] !== undefined)
  const isNeeded = (field: ContactField) => field === 'email' || field === 'firstName'
  if (fields.some((field) => isNeeded(field) && before[field] === null)) return undefined
  return {
    kind: 'contact',
    before: Object.fromEntries(fields.map((field) => [field, user[field]])),
    after: Object.fromEntries(fields.map((field) => [field, before[field] ?? ''])),
    reason: `Undone: ${reason}`.slice(0, careReasonMaxLength),
  }
}

interface QuestionProps {
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

function Question({ action, member, make, close }: QuestionProps) {
  const { ask, yes, busyLabel, done, care } = wordsOf(action, member)
  return (
    <CareQuestion
      label={yes}
      {...{ yes, busyLabel }}
      onYes={(reason) => make(care(reason), done)}
      onNo={close}
    >
      {ask}
    </CareQuestion>
  )
}

function wordsOf(action: QuestionProps['action'], member: AdminUser): Words {
  const { email, phone } = member.user
  const name = displayName(member.user)
  const base = { busyLabel: 'Changing...' }
  switch (action) {
    case 'confirm-email':
      return {
        ...base,
        ask: (
          <p>
            Confirm {email} without a link? Then it logs in, gets password links, and shows this
            member what was sent to it. Be sure that it is theirs.
          </p>
        ),
        yes: 'Confirm the Email',
        done: 'Email confirmed',
        care: (reason) => ({ kind: 'confirm', what: 'email', value: email ?? '', reason }),
      }
    case 'confirm-phone':
      return {
        ...base,
        ask: (
          <p>
            Confirm {phone} without a code? Then codes sent to it log in. Be sure that it is theirs.
          </p>
        ),
        yes: 'Confirm the Phone',
        done: 'Phone confirmed',
        care: (reason) => ({ kind: 'confirm', what: 'phone', value: phone ?? '', reason }),
      }
    case 'reset-link':
      return {
        ask: (
          <p>
            Send the link for a new password to {email}? It is valid for one hour. The present
            password works until they set another.
          </p>
        ),
        yes: 'Send the Link',
        busyLabel: 'Sending...',
        done: 'Password link sent',
        care: (reason) => ({ kind: 'reset-link', reason }),
      }
    case 'export':
      return {
        ask: (
          <p>
            Save everything that the club stores about {name} as a file? It is the file that they
            can download themselves. Send it only to them.
          </p>
        ),
        yes: 'Save the File',
        busyLabel: 'Exporting...',
        done: 'Data exported',
        care: (reason) => ({ kind: 'export', reason }),
      }
    case 'deactivate':
      return {
        ...base,
        ask: <DeactivationWords member={member} />,
        yes: 'Deactivate the Account',
        done: 'Member deactivated',
        care: (reason) => ({ kind: 'deactivate', reason }),
      }
    case 'undo-merge':
      return {
        ...base,
        ask: (
          <p>
            Undo the merge with member {member.merge?.otherId}? Everything that moved goes back, and
            the other account logs in as before. What came since stays here.
          </p>
        ),
        yes: 'Undo the Merge',
        done: 'Merge undone',
        care: (reason) => ({ kind: 'undo-merge', reason }),
      }
    case 'reactivate':
      return {
        ...base,
        ask: <p>Reactivate {name}? They can log in again, and other members see them.</p>,
        yes: 'Reactivate the Account',
        done: 'Member reactivated',
        care: (reason) => ({ kind: 'reactivate', reason }),
      }
  }
}

function MergeLine({ merge }: { merge: NonNullable<AdminUser['merge']> }) {
  const { isKept, otherId, otherName, at, undoUntil } = merge
  const other = (
    <UiLink href={paths.user(otherId)}>
      member {otherId}, {otherName}
    </UiLink>
  )
  return isKept ? (
    <p>
      Merged with {other}, <Instant value={at} />. You can undo it until{' '}
      <Instant value={undoUntil} />.
    </p>
  ) : (
    <p>
      Merged into {other}, <Instant value={at} />.
    </p>
  )
}

function DeactivationWords({ member }: { member: AdminUser }) {
  const live = member.bookings.filter(({ status }) => ['pending', 'confirmed'].includes(status))
  return (
    <>
      <p>
        Deactivate {displayName(member.user)}? Their sessions end at once, no password, code or link
        logs in, and other members no longer see them. You can reactivate the account.
      </p>
      {live.length === 0 ? (
        <p>They have no bookings. Waitlist places stay.</p>
      ) : (
        <>
          <p>Their bookings stay, and so do payments and waitlist places:</p>
          <CareList>
            {live.map(({ id, tripTitle, departureDate, status }) => (
              <li key={id}>
                {tripTitle}, {formatDate(departureDate)} ({status})
              </li>
            ))}
          </CareList>
        </>
      )}
    </>
  )
}
