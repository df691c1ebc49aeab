import { serverMessage } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import {
  askForm,
  type ConnectionList,
  type ContactDetails,
  type Pair,
} from '@farandfew/domain/connections/connection-views.ts'
import { noteMaxLength } from '@farandfew/domain/constants/limits.ts'
import { daysUntilAskedAgain } from '@farandfew/domain/connections/connection-rules.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { connectionsQuery, useConnectionCalls } from './connections.data.ts'
import ReportDialog from './report-dialog.tsx'
import { goneText, isGone } from './gone.ts'
import { SharedDetails } from './shared-details.tsx'
import { useBusy } from '../../shared/use-busy.ts'

export type PairDialogKind = 'ask' | 'accept' | 'disconnect' | 'block' | 'report'

export interface PairDialogProps {
  kind: PairDialogKind
  /** `isHost`: of the group on whose page this is. */
  member: { id: number; name: string; isHost?: boolean }
  /** What the signed-in member shares. */
  shared: ContactDetails
  /** Of the pair, as it is now. */
  state: Pair['state']
  /** Keeps what was typed while the dialog is closed. */
  drafts: Drafts
  onClose: () => void
}

/** The dialog of an action about another member. */
export default function PairDialog({ kind, ...props }: PairDialogProps) {
  if (kind === 'report') return <ReportDialog {...props} />
  if (kind === 'ask') return <AskDialog {...props} />
  return <ConfirmDialog kind={kind} {...props} />
}

type DialogProps = Omit<PairDialogProps, 'kind'>

function AskDialog({ member, shared, drafts, onClose }: DialogProps) {
  const { ask } = useConnectionCalls()
  const { formProps, field, busy, outcome } = useForm({
    schema: askForm,
    initialValues: { note: '' },
    draft: { in: drafts, as: 'ask' },
    failureTitle: 'Request not sent',
    send: async ({ note = '' }) => {
      const { state } = await ask(member.id, note)
      const isConnected = state === 'connected'
      toast({
        title: isConnected ? `You are connected with ${member.name}` : 'Request sent',
        ...(!isConnected && { description: `${member.name} can accept or decline it.` }),
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Connect with ${member.name}?`}
      description="If they accept, you'll see each other's contact details."
    >
      <Stack as="form" {...formProps} aria-label="Request to connect">
        <TextAreaField
          label="Note (optional)"
          rows={3}
          maxLength={noteMaxLength}
          {...field('note')}
        />
        <SharedDetails name={member.name} shared={shared} />
        <FormOutcome of={outcome} />
        <Actions marginTop={6}>
          <SubmitButton size="md" busy={busy} busyLabel="Sending...">
            Send Request
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}

type Confirmed = Exclude<PairDialogKind, 'ask' | 'report'>

const texts: Readonly<
  Record<Confirmed, (name: string) => Record<'title' | 'action' | 'busy' | 'done', string>>
> = {
  accept: (name) => ({
    title: `Accept ${name}'s request?`,
    action: 'Accept',
    busy: 'Accepting...',
    done: `You are connected with ${name}`,
  }),
  disconnect: (name) => ({
    title: `Disconnect from ${name}?`,
    action: 'Disconnect',
    busy: 'Disconnecting...',
    done: `You are no longer connected with ${name}`,
  }),
  block: (name) => ({
    title: `Block ${name}?`,
    action: 'Block',
    busy: 'Blocking...',
    done: `${name} is blocked`,
  }),
}

/**
 * Ends the question whether to accept when a look at the list finds that the request has gone. Returns what closes the
 * dialog.
 */
function useCloseWithRequest({ kind, member: { id, name }, state, onClose }: PairDialogProps) {
  const queryClient = useQueryClient()
  const isClosed = useRef(false)
  const close = () => {
    isClosed.current = true
    onClose()
  }
  const end = useEffectEvent(() => {
    if (kind !== 'accept' || isClosed.current) return
    toast(goneText(kind, name))
    close()
  })
  useEffect(() => {
    if (state === 'none') end()
  }, [state])
  useEffect(
    () => () => {
      // On the member's own list the card goes with the request, and this dialog with the card.
      const { queryKey } = connectionsQuery
      const list = queryClient.getQueryCache().find<ConnectionList>({ queryKey, type: 'active' })
      if (list?.state.data?.pairs.every(({ memberId }) => memberId !== id)) end()
    },
    [queryClient, id],
  )
  return close
}

/** An action that needs no more than a confirmation. */
function ConfirmDialog(props: DialogProps & { kind: Confirmed }) {
  const { kind, member, shared } = props
  const { change, block, refreshAll } = useConnectionCalls()
  const onClose = useCloseWithRequest(props)
  const { isBusy, run } = useBusy()
  const [problem, setProblem] = useState<string>()
  const { title, action, busy, done } = texts[kind](member.name)

  const confirm = async () => {
    setProblem(undefined)
    try {
      await (kind === 'block' ? block(member.id) : change(member.id, kind))
      toast({ title: done })
      onClose()
    } catch (error) {
      if (kind !== 'block' && isGone(error)) {
        toast(goneText(kind, member.name))
        onClose()
        void refreshAll()
        return
      }
      setProblem(serverMessage(error, 'We could not reach our server. Please try again.'))
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <Stack>
        {problem && <p role="alert">{problem}</p>}
        <What kind={kind} member={member}>
          <SharedDetails name={member.name} shared={shared} />
        </What>
        <Actions marginTop={6}>
          <ActionButton
            variant="primary"
            busy={isBusy}
            busyLabel={busy}
            onAction={() => void run(confirm)}
          >
            {action}
          </ActionButton>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}

interface WhatProps {
  kind: Confirmed
  member: PairDialogProps['member']
  children: ReactNode
}

/** What the action does. */
function What({ kind, member: { name, isHost = false }, children }: WhatProps) {
  if (kind === 'accept') return children
  if (kind === 'disconnect') {
    return (
      <p>{`You won't see each other's contact details any more, though ${name} may have saved yours. ${name} isn't told, and can't ask you again for ${daysUntilAskedAgain.disconnected} days.`}</p>
    )
  }
  return (
    <>
      <p>
        {`${
          isHost
            ? `Because ${name} hosts this trip, you still see each other in the group and its conversation, but nothing more of each other.`
            : `You won't see each other anywhere on ${brand.name}.`
        } This also ends your connection or any open request.`}
      </p>
      <p>{`${name} isn't told. You can unblock them under Connections.`}</p>
    </>
  )
}
