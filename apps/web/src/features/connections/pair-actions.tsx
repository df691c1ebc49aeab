import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { ContactDetails, Pair } from '@farandfew/domain/connections/connection-views.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { Menu, MenuItem } from '@farandfew/ui/menu/menu.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Ban, Ellipsis, Flag, Unlink } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Quotation } from '../../shared/layout/quotation.ts'
import { type PairChange, useConnectionCalls } from './connections.data.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { ContactList, hasContact } from './contact-list.tsx'
import { goneText, isGone } from './gone.ts'
import type { PairDialogKind } from './pair-dialogs.tsx'
import { useBusy } from '../../shared/use-busy.ts'

const loadDialog = () => import('./pair-dialogs.tsx')

interface PairActionsProps {
  member: { id: number; name: string; isHost?: boolean }
  pair: Pair
  /** What the signed-in member shares. */
  shared: ContactDetails
  /** Whether the club lets the signed-in member ask others. */
  mayAsk?: boolean
}

/** What the member can do about another one: the next step as buttons, everything else in a menu. */
export function PairActions({ member, pair, shared, mayAsk = true }: PairActionsProps) {
  const [dialog, setDialog] = useState<PairDialogKind>()
  const [drafts] = useState<Drafts>(() => new Map())
  const row = useRef<HTMLDivElement>(null)
  /** The button that had the focus may be gone, and a block removes all of this. */
  const keepFocus = () => {
    setTimeout(() => {
      if (isFocusLost()) (row.current ?? document.querySelector('h1'))?.focus()
    })
  }
  const closeDialog = () => {
    setDialog(undefined)
    keepFocus()
  }
  const { contact } = pair
  return (
    <>
      {contact && (
        <>
          {hasContact(contact) ? (
            <ContactList contact={contact} />
          ) : (
            <Quiet>{`${member.name} isn't sharing any contact details at the moment.`}</Quiet>
          )}
        </>
      )}
      {pair.state === 'asking' && <Quiet>{`${member.name} would like to connect.`}</Quiet>}
      {pair.state === 'asking' && pair.note && <Quotation>{pair.note}</Quotation>}
      <Choices ref={row} tabIndex={-1} role="group" aria-label={`You and ${member.name}`}>
        <NextStep
          member={member}
          pair={pair}
          mayAsk={mayAsk}
          onOpen={setDialog}
          onChanged={keepFocus}
        />
        <MoreMenu member={member} pair={pair} onOpen={setDialog} />
      </Choices>
      {dialog && (
        <Deferred
          load={loadDialog}
          when="now"
          props={{ kind: dialog, member, shared, state: pair.state, drafts, onClose: closeDialog }}
          placeholder={null}
        />
      )}
    </>
  )
}

interface StepProps {
  member: PairActionsProps['member']
  pair: Pair
  onOpen: (dialog: PairDialogKind) => void
}

interface NextStepProps extends StepProps {
  mayAsk: boolean
  onChanged: () => void
}

function NextStep({ member, pair, mayAsk, onOpen, onChanged }: NextStepProps) {
  const { state, canAsk, askAgainFrom } = pair
  const { name } = member
  if (state === 'connected') return <Badge tone="sea">Connected</Badge>
  if (state === 'asked') {
    return (
      <>
        <Badge tone="amber">Request sent</Badge>
        <ChangeButton
          change="withdraw"
          member={member}
          label={`Withdraw your request to ${name}`}
          done="Request withdrawn"
          onChanged={onChanged}
        >
          Withdraw
        </ChangeButton>
      </>
    )
  }
  if (state === 'asking') {
    return (
      <>
        <Button aria-label={`Accept ${name}'s request`} onClick={() => onOpen('accept')}>
          Accept
        </Button>
        <ChangeButton
          change="decline"
          member={member}
          label={`Decline ${name}'s request`}
          done="Request declined"
          onChanged={onChanged}
        >
          Decline
        </ChangeButton>
      </>
    )
  }
  if (canAsk) {
    return (
      <Button variant="secondary" aria-label={`Connect with ${name}`} onClick={() => onOpen('ask')}>
        Connect
      </Button>
    )
  }
  if (!mayAsk) return <Quiet>The club has stopped your requests</Quiet>
  return (
    <Quiet>
      {askAgainFrom ? `You can ask again from ${formatDate(askAgainFrom)}` : 'Not taking requests'}
    </Quiet>
  )
}

interface ChangeButtonProps {
  change: PairChange
  member: PairActionsProps['member']
  label: string
  done: string
  onChanged: () => void
  children: string
}

/** A change that needs no confirmation. */
function ChangeButton({ change, member, label, done, onChanged, children }: ChangeButtonProps) {
  const calls = useConnectionCalls()
  const { isBusy, run } = useBusy()
  const send = async () => {
    try {
      await calls.change(member.id, change)
      toast({ title: done })
      onChanged()
    } catch (error) {
      // The other one may have been faster.
      if (isGone(error)) toast(goneText(change, member.name))
      else toastFailure(error)
      await calls.refreshAll()
    }
  }
  return (
    <ActionButton variant="quiet" aria-label={label} busy={isBusy} onAction={() => void run(send)}>
      {children}
    </ActionButton>
  )
}

function MoreMenu({ member, pair, onOpen }: StepProps) {
  const button = useRef<HTMLButtonElement>(null)
  const next = useRef<PairDialogKind>(undefined)
  const choose = (dialog: PairDialogKind) => () => {
    next.current = dialog
  }
  /** Opens the dialog after the focus is back, so that the dialog can return it. */
  const openNext = (event: Event) => {
    if (!next.current) return
    event.preventDefault()
    button.current?.focus()
    onOpen(next.current)
    next.current = undefined
  }
  return (
    <Menu
      trigger={
        <IconButton ref={button} label={`More about ${member.name}`}>
          <Ellipsis size={20} />
        </IconButton>
      }
      onCloseAutoFocus={openNext}
    >
      {pair.state === 'connected' && (
        <MenuItem onSelect={choose('disconnect')}>
          <Unlink size={18} aria-hidden /> Disconnect
        </MenuItem>
      )}
      <MenuItem onSelect={choose('block')}>
        <Ban size={18} aria-hidden /> Block
      </MenuItem>
      <MenuItem onSelect={choose('report')}>
        <Flag size={18} aria-hidden /> Report
      </MenuItem>
    </Menu>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: ${theme.touchTarget};
  &:focus-visible {
    outline-offset: 4px;
  }
  > :last-child {
    margin-left: auto;
  }
`
