import * as z from 'zod/mini'
import { bookingStatuses } from '../seats/booking.ts'
import { calendarDate, id, requestBody } from '../contract/request.ts'
import { userLimits } from '../members/user.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'

/** Everything stored about the member, by table. */
export const userExport = z.record(z.string(), z.unknown())

export const userDeleted = z.object({ deleted: z.literal(true) })

/** Erases a member, with every reason that operators gave about them. `username` is typed again, `refund` is what the operator was shown. */
export const erasureForm = requestBody({
  username: lineOfText({
    min: 1,
    max: userLimits.username,
    message: 'Please type the username of the member',
  }),
  /** Paise. */
  refund: z.int('Must be a whole number').check(z.gte(0, 'Must not be negative')),
})
export type ErasureForm = z.output<typeof erasureForm>

const counted = {
  what: storedText(100),
  /** Null if operators may not learn whether there is any. */
  count: z.nullable(z.int('Must be a whole number')),
}

/** A booking that ends with its member's account, under its terms. */
const endingBooking = z.object({
  id,
  tripTitle: storedText(200),
  departureDate: calendarDate,
  status: z.enum(bookingStatuses, 'Must be a state of a booking'),
  /** Paise. */
  amountPaid: z.int('Must be a whole number'),
  /** What has gone back of it before. */
  partRefunded: z.int('Must be a whole number'),
  /** What goes back of the rest. */
  refund: z.int('Must be a whole number'),
  /** See BookingSummary. */
  money: z.string(),
})

/** What deleting an account does now to the bookings of its member, and where its last mail goes. */
export const endingAccount = z.object({
  bookings: z.array(endingBooking, 'Must be a list'),
  /** Paise, of all bookings. */
  refund: z.int('Must be a whole number'),
  /** Null if no mail is sent. */
  lastMailTo: z.nullable(storedText(userLimits.email)),
})
export type EndingAccount = z.output<typeof endingAccount>

/** What an erasure would do now. */
export const erasurePreview = z.object({
  username: storedText(userLimits.username),
  erased: z.array(z.object(counted)),
  /** What stays without the person, and why. */
  kept: z.array(z.object({ ...counted, why: storedText(200) })),
  ...endingAccount.shape,
})
export type ErasurePreview = z.output<typeof erasurePreview>

export const memberErased = z.object({ erased: z.literal(true) })
