import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import {
  careReasonMaxLength,
  type ContactField,
  contactFields,
} from '@farandfew/domain/member-care/member-care.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { useMay } from '../../shared/role/role.ts'
import { type Action, actionsFor } from './account-actions.ts'
import { AccountQuestion } from './account-question.tsx'
import { displayName } from './display-name.ts'
import { EditContact } from './edit-contact.tsx'
import { EraseMember } from './erase-member.tsx'
import { isClosingKey } from './is-closing-key.ts'
import { type Care, type ContactCare, useCare } from './member-care.data.ts'
import { MergeMember } from './merge-member.tsx'
import { Part } from './member-details.styles.ts'
import { paths } from '../../shared/paths.ts'

/** Changes of the member's account, made on the member's request. */
export function MemberAccount({ member }: { member: AdminUser }) {
  const isAllowed = useMay('care-for-members')
  const [open, setOpen] = useState<Action>()
  const [undo, setUndo] = useState<ContactCare>()
  const { id } = member.user
  const { request, send, busy, error, reset } = useCare(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    reset()
    setOpen(undefined)
    heading.current?.focus()
  }
  const make = async (care: Care, title: string) => {
    const changed = await request(care)
    setUndo(care.kind === 'contact' && changed ? reverseOf(care, changed) : undefined)
    toast({ title, description: displayName(member.user) })
    close()
  }
  const takeBack = (care: ContactCare) =>
    send(care, () => {
      setUndo(undefined)
      toast({ title: 'Change undone', description: displayName(member.user) })
      heading.current?.focus()
    })
  const choices = isAllowed && !open ? actionsFor(member) : []
  useOfferedActions(choices.map(([action, name]) => ({ name, run: () => setOpen(action) })))
  return (
    <Account
      aria-labelledby="member-account"
      onKeyDown={(event) => {
        if (open && isClosingKey(event)) close()
      }}
    >
      <h3 id="member-account" ref={heading} tabIndex={-1}>
        Account {member.deactivatedAt !== null && <Badge tone="red">Deactivated</Badge>}
      </h3>
      {member.deactivatedAt !== null && (
        <p>
          Deactivated <Instant value={member.deactivatedAt} />: no one can log in to this account.
        </p>
      )}
      {member.merge && <MergeLine merge={member.merge} />}
      {isAllowed && !open && (
        <>
          {undo && (
            <Actions rowGap={2}>
              <ActionButton
                variant="secondary"
                busy={busy}
                busyLabel="Undoing..."
                onAction={() => takeBack(undo)}
              >
                Undo the change
              </ActionButton>
            </Actions>
          )}
          {error && <p role="alert">{explainFailure(error)}</p>}
          <Actions rowGap={2}>
            {choices.map(([action, label]) => (
              <Button
                key={action}
                variant={action === 'erase' || action === 'deactivate' ? 'quiet' : 'secondary'}
                onClick={() => setOpen(action)}
              >
                {label}
              </Button>
            ))}
          </Actions>
        </>
      )}
      {open === 'contact' && (
        <EditContact
          member={member}
          onSave={(care) => make(care, 'Contact data changed')}
          onClose={close}
        />
      )}
      {open === 'merge' && <MergeMember member={member} onClose={close} />}
      {open === 'erase' && <EraseMember id={id} onClose={close} />}
      {open && open !== 'contact' && open !== 'erase' && open !== 'merge' && (
        <AccountQuestion key={open} action={open} member={member} make={make} close={close} />
      )}
    </Account>
  )
}

/** With which account this one was merged. */
function MergeLine({ merge }: { merge: NonNullable<AdminUser['merge']> }) {
  const { isKept, otherId, otherName, at, undoUntil } = merge
  const other = <UiLink href={paths.member(otherId)}>{`member ${otherId}, ${otherName}`}</UiLink>
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

const Account = styled(Part)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  h3 {
    margin-bottom: 0;
  }
`
