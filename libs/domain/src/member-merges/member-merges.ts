import * as z from 'zod/mini'
import { id, requestBody, requestQuery } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { accountName, lineOfText } from '../text/text.ts'
import { userLimits } from '../members/user.ts'
import { careReason } from '../member-care/member-care.ts'

/** Hours in which a merge can be undone. */
export const mergeUndoHours = 24

/** The other account: its number, its username or its email address. */
const other = accountName({
  min: 1,
  message: 'Please enter the number, username or email address of the other account',
})

export const mergeQuery = requestQuery({ other })

/** What the operator types to find the other account. */
export const mergeSearchForm = requestBody({ other })

const person = z.object({
  id,
  username: storedText(userLimits.username),
  name: storedText(200),
  email: z.nullable(storedText(userLimits.email)),
  phone: z.nullable(storedText(userLimits.phone)),
})

const counted = z.object({ what: storedText(100), count: z.int('Must be a whole number') })
const value = z.nullable(storedText(2000))

/** What a merge would do now. */
export const mergePreview = z.object({
  kept: person,
  other: person,
  /** What moves to the account that stays. */
  moves: z.array(counted),
  /** What stays with the other account and ends with it. */
  ends: z.array(counted),
  /** The fields that the two have differently, and what the account has afterwards. */
  values: z.array(z.object({ label: storedText(100), kept: value, other: value, result: value })),
  /** Why the accounts cannot be merged now; empty if they can. */
  conflicts: z.array(storedText(300)),
  /** Changes if anything above changes. */
  version: storedText(64),
})
export type MergePreview = z.output<typeof mergePreview>

/** Merges the other account into the member's. `version` is that of the preview that the operator saw. */
export const mergeForm = requestBody({
  otherId: id,
  version: lineOfText({ min: 1, max: 64, message: 'Must be the version of a preview' }),
  reason: careReason,
})
export type MergeForm = z.output<typeof mergeForm>
