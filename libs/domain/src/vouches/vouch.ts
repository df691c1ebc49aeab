import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { accountName, blockOfText } from '../text/text.ts'

/** For how many people a member may vouch in a calendar year of the club's clock. */
export const vouchesPerYear = 2

/** A vouch that is withdrawn within this time does not count: the name may have been mistyped. */
export const vouchCorrectionHours = 24

/** In code points. */
export const vouchWordsLength = { min: 10, max: 600 } as const

/** A few words for someone who has asked for an invite, or will ask for one. */
export const vouchForm = requestBody({
  /** An email address or a username. */
  person: accountName({ min: 2, message: 'Please enter their email address or username' }),
  words: blockOfText({
    ...vouchWordsLength,
    message: `Please say in a few words how you know them (at least ${vouchWordsLength.min} characters)`,
  }),
})
export type VouchForm = z.output<typeof vouchForm>

/** The address that a member named a person by; undefined for a username, which contains no '@'. */
export const vouchedEmail = (person: string): string | undefined =>
  person.includes('@') ? person.toLowerCase() : undefined

/** A vouch as its author sees it: nothing of the person but what the author typed. */
export const vouch = z.object({
  id,
  person: storedText(emailMaxLength),
  words: storedText(vouchWordsLength.max),
  /** The year in which it counts. */
  year: z.int('Must be a year'),
  createdAt: instant,
  /** Null while it stands. */
  withdrawnAt: z.nullable(instant),
})
export type Vouch = z.output<typeof vouch>

export const ownVouches = z.object({
  /** Whether the member has travelled with the club, and so may vouch. */
  mayVouch: z.boolean('Must be true or false'),
  /** For how many people they may still vouch this year. */
  left: z.int('Must be a whole number'),
  /** Newest first. */
  vouches: z.array(vouch, 'Must be a list'),
})
export type OwnVouches = z.output<typeof ownVouches>
