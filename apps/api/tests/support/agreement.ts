import { bookingTermsVersion } from '@farandfew/domain/bookings/booking-agreement.ts'

/** What a member says before the first payment. */
export const agreement = { terms: bookingTermsVersion, isAdult: true } as const
