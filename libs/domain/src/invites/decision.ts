import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { rowsOfCall } from '../contract/selected-rows.ts'
import { optionalBlock } from '../text/optional-text.ts'
import { storedText } from '../text/stored-text.ts'
import { decisionNoteMaxLength } from '../constants/limits.ts'

export const inviteOutcomes = ['approved', 'rejected'] as const
export type InviteOutcome = (typeof inviteOutcomes)[number]

const outcome = z.enum(inviteOutcomes, 'Must be approved or rejected')

const decisionFields = {
  status: outcome,
  /** Part of the mail to the applicant. */
  note: optionalBlock(decisionNoteMaxLength),
  /** Whether the operator agreed to approve more people for a departure than it has free seats. */
  beyondSeats: z.optional(z.boolean('Must be true or false')),
}

export const decisionForm = requestBody(decisionFields)
export type DecisionForm = z.output<typeof decisionForm>

/** One decision for several requests, each of whose applicants gets the note. */
export const selectedDecisionForm = requestBody({
  rows: rowsOfCall(
    z.strictObject({ kind: z.enum(['trip', 'quick'], 'Must be a kind of request'), id }),
  ),
  ...decisionFields,
})
export type SelectedDecisionForm = z.output<typeof selectedDecisionForm>

/** The departure that an operator gives a request without one. */
export const assignmentForm = requestBody({
  scheduleId: id,
  note: decisionFields.note,
  beyondSeats: decisionFields.beyondSeats,
})
export type AssignmentForm = z.output<typeof assignmentForm>

/** The assigned departure to take back, as the operator saw it. */
export const takeBackForm = requestBody({ scheduleId: id })

/** The decision to undo, identified by its `decidedAt`. */
export const undoForm = requestBody({ decidedAt: instant })
export type UndoForm = z.output<typeof undoForm>

/** The state of the mail to the applicant; 'none' if there is no address. */
export const decisionMails = ['waiting', 'sent', 'failed', 'none'] as const

export const decision = z.object({
  status: outcome,
  decidedAt: instant,
  /** The operator's name; null if none was given when unlocking the console. */
  decidedBy: z.nullable(storedText(100)),
  note: z.nullable(storedText(decisionNoteMaxLength)),
  mail: z.enum(decisionMails, 'Must be a state of a mail'),
  /** Milliseconds left to undo it. */
  undoMs: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
})
export type Decision = z.output<typeof decision>
