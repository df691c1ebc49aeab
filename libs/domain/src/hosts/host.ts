import * as z from 'zod/mini'
import { id } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'

export const hostLimits = { name: 100, languages: 100, about: 400, picture: 500 } as const

/** A host as the site shows them; null for what is not set. */
export const host = z.object({
  id,
  name: storedText(hostLimits.name),
  /** Such as 'Turkish and English'. */
  languages: z.nullable(storedText(hostLimits.languages)),
  /** One or two sentences. */
  about: z.nullable(storedText(hostLimits.about)),
  /** A path of the site or an https address. */
  picture: z.nullable(storedText(hostLimits.picture)),
})
export type Host = z.output<typeof host>

/** The hosts of the departures ahead by name, each with the short names of the destinations: ['Turkey']. */
export const hostList = z.array(
  z.extend(host, { destinations: z.array(z.string(), 'Must be a list') }),
  'Must be a list',
)
export type HostList = z.output<typeof hostList>
