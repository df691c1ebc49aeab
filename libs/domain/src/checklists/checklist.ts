import * as z from 'zod/mini'
import { id, idParam, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'

/** The most items on a group's shared list. */
export const checklistMax = 60

export const checklistLabelMax = 120

const truth = z.boolean('Must be true or false')
const label = lineOfText({
  min: 1,
  max: checklistLabelMax,
  message: 'Please write what to bring',
})

/** A member in an answer: null if they left, or if a block hides them. */
const person = z.nullable(z.object({ id, name: z.string() }))

/** An item that the group shares: one tick counts for everyone. */
export const sharedItem = z.object({
  id,
  label: storedText(checklistLabelMax),
  /** Whether someone in the group takes care of it. */
  isTaken: truth,
  takenBy: person,
  isDone: truth,
  doneBy: person,
})
export type SharedItem = z.output<typeof sharedItem>

/** A group's checklist, as one of its members sees it. */
export const checklist = z.object({
  /** What the club lists for everyone, with the member's own ticks, which no one else sees. */
  clubItems: z.array(z.object({ key: z.string(), label: z.string(), isTicked: truth })),
  /** What the group shares, oldest first. */
  items: z.array(sharedItem),
  /** What groups often share and this list does not have yet. */
  suggestions: z.array(z.string()),
})
export type Checklist = z.output<typeof checklist>

export const newItemForm = requestBody({ label })

/**
 * A change of one thing about a shared item, so that two members who change different things keep both. A new label names
 * the one that was read: it replaces no other.
 */
export const itemChange = z.union(
  [
    requestBody({ label, before: storedText(checklistLabelMax) }),
    requestBody({ isTaken: truth }),
    requestBody({ isDone: truth }),
  ],
  'Must be a new label, isTaken or isDone',
)
export type ItemChange = z.output<typeof itemChange>

/** Names the label that was read, so that no one removes what someone has just rewritten. */
export const itemRemoval = requestBody({ before: storedText(checklistLabelMax) })

export const tickForm = requestBody({ isTicked: truth })

export const clubItemParams = z.object({
  departureId: idParam,
  key: z
    .string('The key must be a text')
    .check(z.regex(/^[a-z-]{1,40}$/, 'The key must be small letters and hyphens')),
})
