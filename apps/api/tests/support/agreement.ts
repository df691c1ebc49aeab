import { bookingTermsVersion } from '@farandfew/domain/payments/payment.ts'

/** What a member says before the first payment. */
export const agreement = { terms: bookingTermsVersion, isAdult: true } as const
