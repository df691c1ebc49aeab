import { ApiError } from '@farandfew/api-client'
import type { InviteName } from '@farandfew/domain/admin/invites'
import type { AdminInviteDetail, InviteOutcome } from '@farandfew/domain/admin/invites'
import { toast } from '@farandfew/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf, reloadInvite, reloadQueue, useDecide, useUndoDecision } from './invites.data.ts'
import type { QueueFilter } from './use-queue-filter.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

/** A decision that can still be taken back. */
export interface Undoable {
  key: string
  name: InviteName
  applicant: string
  status: InviteOutcome
  note: string
  decidedAt: string
  /** Until when, in this browser's milliseconds. */
  until: number
}

/** Why a decision was not made. */
export interface DecisionFailure {
  key: string
  message: string
}

const fallback = 'Please check your connection and try again.'
const isConflict = (error: Error) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** Notes that were typed, by request: they outlive a failure, and going to the next request and back. */
function useNotes() {
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  return {
    noteOf: (key: string) => notes[key] ?? '',
    write: (key: string, text: string) => setNotes((before) => ({ ...before, [key]: text })),
  }
}

/** Takes decisions back. What cannot be taken back any more is read anew. */
function useUndo(
  filter: QueueFilter,
  forget: (one: Undoable) => void,
  onUndone: (one: Undoable) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending } = useUndoDecision(filter)
  const undo = (one: Undoable) => {
    if (isPending) return
    mutate(
      { name: one.name, body: { decidedAt: one.decidedAt } },
      {
        onSuccess: () => {
          onUndone(one)
          toast({ title: 'Taken back', description: `${one.applicant} is pending again.` })
        },
        onError: (error) => {
          toast({
            title: 'Not taken back',
            description: explainFailure(error, fallback),
            variant: 'destructive',
          })
          if (!isConflict(error)) return
          forget(one)
          void reloadInvite(client, one.name)
        },
      },
    )
  }
  return { undo, undoing: isPending }
}

/**
 * The decisions of this page: one is made, can be taken back for some seconds, and is final afterwards. They belong to
 * the page and not to the open request, so that an operator may go on to the next meanwhile.
 */
export function useDecisions(filter: QueueFilter) {
  const client = useQueryClient()
  const { noteOf, write } = useNotes()
  const [undoables, setUndoables] = useState<readonly Undoable[]>([])
  const [failure, setFailure] = useState<DecisionFailure>()
  const { mutate, isPending, variables } = useDecide(filter)

  const forget = ({ key }: Undoable) =>
    setUndoables((before) => before.filter((one) => one.key !== key))
  const { undo, undoing } = useUndo(filter, forget, (one) => {
    forget(one)
    write(one.key, one.note)
  })

  // Lines stay where they are while one of them can be taken back; then the queue is read anew, without what is decided.
  const anyOpen = undoables.length > 0
  useEffect(() => {
    if (!anyOpen) return
    return () => void reloadQueue(client)
  }, [anyOpen, client])

  const remember = ({ invite, decision }: AdminInviteDetail, note: string) => {
    const { kind, id, name: applicant } = invite
    const key = keyOf(invite)
    write(key, '')
    if (!decision) return
    const { status, decidedAt, undoMs } = decision
    const until = Date.now() + undoMs
    const made = { key, name: { kind, id }, applicant, status, note, decidedAt, until }
    setUndoables((before) => [...before.filter((one) => one.key !== key), made])
  }

  const decide = (name: InviteName, status: InviteOutcome) => {
    if (isPending) return
    const key = keyOf(name)
    const note = noteOf(key)
    setFailure(undefined)
    mutate(
      { name, body: { status, note } },
      {
        onSuccess: (detail) => remember(detail, note),
        onError: (error) => {
          setFailure({ key, message: explainFailure(error, fallback) })
          if (isConflict(error)) void reloadInvite(client, name)
        },
      },
    )
  }

  return {
    ...{ noteOf, write, decide, undo, undoing, undoables, failure },
    deciding:
      isPending && variables ? { key: keyOf(variables.name), ...variables.body } : undefined,
    /** The time to undo is over. */
    settle: forget,
  }
}
export type Decisions = ReturnType<typeof useDecisions>
