import * as z from 'zod/mini'
import { storedText } from '../text/stored-text.ts'

export const hostLimits = { name: 100, about: 400, languages: 100, picture: 500 } as const

/** The host of a departure as the site shows them: what an operator chose to publish, null for what is not set. */
export const departureHost = z.object({
  name: storedText(hostLimits.name),
  about: z.nullable(storedText(hostLimits.about)),
  /** Such as 'Turkish and English'. */
  languages: z.nullable(storedText(hostLimits.languages)),
  /** A path of the site or an https address. */
  picture: z.nullable(storedText(hostLimits.picture)),
})
export type DepartureHost = z.output<typeof departureHost>
