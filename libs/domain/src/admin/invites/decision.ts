import * as z from 'zod/mini'
import { instant, requestBody } from '../../contract/request.ts'
import { optionalBlock } from '../../text/optional-text.ts'
import { storedText } from '../../text/stored-text.ts'
import { decisionNoteMaxLength } from '../../constants/limits.ts'

/** The ways a request can be decided. */
export const inviteOutcomes = ['approved', 'rejected'] as const
export type InviteOutcome = (typeof inviteOutcomes)[number]

const outcome = z.enum(inviteOutcomes, 'Must be approved or rejected')

/** A decision. The note is the desk's word to the applicant, and stands in the mail. */
export const decisionForm = requestBody({
  status: outcome,
  note: optionalBlock(decisionNoteMaxLength),
})
export type DecisionForm = z.output<typeof decisionForm>

/** Which decision is taken back: the instant that its answer named. */
export const undoForm = requestBody({ decidedAt: instant })
export type UndoForm = z.output<typeof undoForm>

/** Where the mail to the applicant is: 'none' where there is no address for it, or its limit is used up. */
export const decisionMails = ['waiting', 'sent', 'failed', 'none'] as const

/** How a request was decided. */
export const decision = z.object({
  status: outcome,
  decidedAt: instant,
  /** The operator's name; null where none was given at the gate. */
  decidedBy: z.nullable(storedText(100)),
  note: z.nullable(storedText(decisionNoteMaxLength)),
  mail: z.enum(decisionMails, 'Must be a state of a mail'),
  /** Milliseconds for which it can still be taken back. */
  undoMs: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
})
export type Decision = z.output<typeof decision>
