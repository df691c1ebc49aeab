import * as z from 'zod/mini'

/** The version of the Booking Terms: the calendar date of their last change, as a booking shows it. A test compares it with their text. */
export const bookingTermsVersion = '2026-11-27'

/** What a member says before money moves. */
export const bookingAgreement = z.strictObject({
  terms: z.literal(bookingTermsVersion, 'The Booking Terms have changed. Please read them again.'),
  isAdult: z.literal(true, 'Please confirm that you are 18 or older'),
})
