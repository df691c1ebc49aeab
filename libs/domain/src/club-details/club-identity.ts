import * as z from 'zod/mini'
import { calendarDate } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'

export const clubLimits = { registeredName: 120, address: 300, addressLines: 6, phone: 30 } as const

/**
 * Who the club is by law and how to reach it, as operators entered it; null for what is not set
 * (docs/product.md#the-clubs-details).
 */
export const clubIdentity = z.object({
  registeredName: z.nullable(storedText(clubLimits.registeredName)),
  /** With line breaks. */
  address: z.nullable(storedText(clubLimits.address)),
  /** E.164: '+919845011223'. */
  phone: z.nullable(storedText(clubLimits.phone)),
  /** E.164. */
  whatsapp: z.nullable(storedText(clubLimits.phone)),
  gstin: z.nullable(storedText(15)),
  /** Whether these are made up. Every place that shows them says so. */
  isSample: z.boolean('Must be true or false'),
})
export type ClubIdentity = z.output<typeof clubIdentity>

/** The details, with the club's date while it is another than the real one (docs/product.md#club-clock). */
export const publicClub = z.extend(clubIdentity, { setDate: z.optional(calendarDate) })
export type PublicClub = z.output<typeof publicClub>

/** The details before anyone entered them. */
export const noClubIdentity: ClubIdentity = {
  registeredName: null,
  address: null,
  phone: null,
  whatsapp: null,
  gstin: null,
  isSample: false,
}
