import * as z from 'zod/mini'
import { clubIdentity } from '../club-details/club-identity.ts'
import { calendarDate } from '../contract/request.ts'
import { partLabels, paymentMethods, paymentParts } from '../seats/booking.ts'
import { uncapitalized } from '../text/words.ts'
import { paise } from '../money/paise.ts'

const basisPoints = z.optional(z.int('Must be a whole number'))

/** See PriceLines. */
export const priceLines = z.object({
  package: paise,
  gst: paise,
  tcs: paise,
  total: paise,
  gstRate: basisPoints,
  tcsRate: basisPoints,
})

/** What a receipt or credit note said when it was issued. It never changes. */
export const documentFacts = z.object({
  /** Null after the account was erased. */
  receivedFrom: z.nullable(z.string()),
  tripTitle: z.string(),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int('Must be a whole number'),
  price: priceLines,
  /** Null if the club had entered no details. */
  issuer: z.nullable(clubIdentity),
})
export type DocumentFacts = z.output<typeof documentFacts>

export const receipt = z.object({
  /** See receiptNumber. */
  number: z.string(),
  /** The club's date. */
  issuedOn: calendarDate,
  /** The club's date on which the money arrived: of a bank transfer, what the operator entered. */
  receivedOn: calendarDate,
  amount: paise,
  /** The taxes in it. */
  gst: paise,
  tcs: paise,
  /** What was paid. */
  part: z.enum(paymentParts),
  /** Which part of the balance it is, from 2; null for the first, which may be all of it, and for anything else. */
  partNumber: z.nullable(z.int('Must be a whole number')),
  method: z.enum(paymentMethods),
  /** The gateway's id of the payment, or the bank's reference. */
  reference: z.string(),
  facts: documentFacts,
})
export type Receipt = z.output<typeof receipt>

export const creditNote = z.object({
  /** See creditNoteNumber. */
  number: z.string(),
  /** The club's date. */
  issuedOn: calendarDate,
  amount: paise,
  /** The taxes in it. */
  gst: paise,
  tcs: paise,
  /** The number of the receipt of which it takes a part back. */
  receipt: z.string(),
  /** The gateway's id of the refund, or the bank's reference. */
  reference: z.nullable(z.string()),
  /** Why an operator gave it back without cancelling; null for any other refund. */
  givenReason: z.nullable(z.string()),
  facts: documentFacts,
})
export type CreditNote = z.output<typeof creditNote>

interface NamedDocument extends Partial<Pick<Receipt, 'part' | 'partNumber'>> {
  number: string
}

/**
 * What a receipt or a credit note is called where something links to it: 'Receipt for the deposit FF/25-26/000042', 'Receipt for
 * part 2 of the balance FF/25-26/000044'.
 */
export function documentName({ number, part, partNumber = null }: NamedDocument): string {
  if (part === undefined) return `Credit note ${number}`
  const share = partNumber === null ? '' : `part ${partNumber} of `
  return `Receipt for ${share}the ${uncapitalized(partLabels[part])} ${number}`
}
