import { ApiError } from '@farandfew/api-client'
import type {
  AdminInviteDetail,
  InviteName,
  InviteOutcome,
} from '@farandfew/domain/invites/admin-invites.ts'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import {
  byName,
  type DecisionInput,
  keyOf,
  reloadInvite,
  useDecide,
  useUndoDecision,
} from './invites.data.ts'

/** A decision that can still be undone. */
export interface Undoable {
  key: string
  name: InviteName
  applicant: string
  status: InviteOutcome
  note: string
  decidedAt: string
  /** The end of the time to undo, in milliseconds of this browser's clock. */
  until: number
}

/** What the form of a decision keeps of each request while another one is open. */
export interface NoteDraft {
  note: string
}

interface DecisionEvents {
  onDecided: (name: InviteName) => void
  onUndone: (name: InviteName) => void
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

function toUndoable({ invite, decision }: AdminInviteDetail, note: string): Undoable | undefined {
  if (!decision) return undefined
  const { kind, id, name: applicant } = invite
  const { status, decidedAt, undoMs } = decision
  const until = Date.now() + undoMs
  return { key: keyOf(invite), name: { kind, id }, applicant, status, note, decidedAt, until }
}

/**
 * The decisions of this page. They belong to the page and not to the open request, so that an operator can open the
 * next request while the last decision can still be undone.
 */
export function useDecisions({ onDecided, onUndone }: DecisionEvents) {
  const client = useQueryClient()
  const [drafts] = useState<Drafts>(() => new Map())
  const [undoables, setUndoables] = useState<readonly Undoable[]>([])
  const [failure, setFailure] = useState<{ key: string; message: string }>()
  /** How many decisions are on their way. */
  const [deciding, setDeciding] = useState(0)
  const { request: decide } = useDecide()
  const { send: undo, busy: isUndoing } = useUndoDecision()

  const remove = ({ key }: Undoable) =>
    setUndoables((before) => before.filter((one) => one.key !== key))

  return {
    drafts,
    undoables,
    failure,
    isUndoing,
    isDeciding: deciding > 0,
    /** Sends a decision. Rejects with the error of the call. */
    decide: async (name: InviteName, input: DecisionInput) => {
      setFailure(undefined)
      // Rendered before the next key, which may be the one that undoes it.
      flushSync(() => setDeciding((count) => count + 1))
      try {
        const undoable = toUndoable(
          await decide({ ...byName(name), body: input }),
          input.note ?? '',
        )
        if (!undoable) return
        setUndoables((before) => [...before.filter(({ key }) => key !== undoable.key), undoable])
        onDecided(name)
      } finally {
        setDeciding((count) => count - 1)
      }
    },
    /** Shows why a decision failed. If another operator decided first, the request is read again. */
    reportFailure: (name: InviteName, error: unknown) => {
      setFailure({ key: keyOf(name), message: explainFailure(error) })
      if (isConflict(error)) void reloadInvite(client, name)
    },
    /** Undoes a decision and puts its note back into the form. */
    undo: (one: Undoable) => {
      if (isUndoing) return
      if (one.note) drafts.set(one.key, { note: one.note } satisfies NoteDraft)
      undo(
        { ...byName(one.name), body: { decidedAt: one.decidedAt } },
        () => {
          remove(one)
          onUndone(one.name)
          toast({ title: 'Decision undone', description: `${one.applicant} is pending again.` })
        },
        (error) => {
          toast({ title: 'Not undone', description: explainFailure(error), variant: 'destructive' })
          if (!isConflict(error)) return
          remove(one)
          void reloadInvite(client, one.name)
        },
      )
    },
    /** The time to undo is over. */
    expire: remove,
  }
}
export type Decisions = ReturnType<typeof useDecisions>
