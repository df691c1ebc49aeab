import * as z from 'zod/mini'
import { storedText as text } from '../text/stored-text.ts'

/** A number to call, with what it is for: 'Ambulance', '112'. */
const phoneEntry = z.object({ label: text(100), number: text(30) })
export type PhoneEntry = z.output<typeof phoneEntry>

/** Whom to call in a country. */
export const emergencyNumbers = z.object({
  country: text(60),
  numbers: z.array(phoneEntry, 'Must be a list of numbers'),
  /** The Indian missions that serve the destination. */
  missions: z.array(phoneEntry, 'Must be a list of numbers'),
})
export type EmergencyNumbers = z.output<typeof emergencyNumbers>
