import * as z from 'zod/mini'
import { id, requestBody } from '../contract/request.ts'
import { userLimits } from '../members/user.ts'
import { isPictureAddress, pictureAddressMessage } from '../text/picture-address.ts'
import { optionalText, accountName, blockOfText, lineOfText } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { host, hostLimits as limits } from './host.ts'

/** A host as operators see them. */
export const adminHost = z.extend(host, {
  /** The account that opens the pages of the host's groups; null if there is none. */
  member: z.nullable(z.object({ id, username: z.string(), name: z.string() })),
  /** The departures that have not left, by date. */
  departures: z.array(
    z.object({ id, tripTitle: z.string(), departureDate: z.string() }),
    'Must be a list',
  ),
  /** Whether they can be deleted: no departure has them, also no past or cancelled one. */
  canDelete: z.boolean('Must be true or false'),
})
export type AdminHost = z.output<typeof adminHost>

export const adminHosts = z.object({
  /** Every host by name. */
  items: z.array(adminHost, 'Must be a list'),
  /** Origin of the site, to resolve the paths of pictures. */
  siteUrl: storedText(300),
})
export type AdminHosts = z.output<typeof adminHosts>

/** A host as an operator enters them. Everything but the name may be empty. */
export const hostForm = requestBody({
  name: lineOfText({ min: 1, max: limits.name, message: 'Please enter a name' }),
  languages: optionalText(lineOfText({ max: limits.languages, message: 'Must be a text' })),
  about: optionalText(blockOfText({ max: limits.about, message: 'Must be a text' })),
  picture: optionalText(
    lineOfText({ max: limits.picture, message: 'Must be a text' }).check(
      z.refine((text) => text === '' || isPictureAddress(text), pictureAddressMessage),
    ),
  ),
  /** A username or a verified email address. */
  member: optionalText(
    accountName({ min: 0, message: 'Please enter a username or an email address' }),
  ),
})
export type HostForm = z.output<typeof hostForm>

/** What a change replaces: the account by its username. */
const seenHost = requestBody({
  ...z.omit(host, { id: true }).shape,
  member: z.nullable(storedText(userLimits.username)),
})

/** The host as the operator saw them, and as they should be. */
export const hostChange = requestBody({ before: seenHost, after: hostForm })
export type HostChange = z.output<typeof hostChange>

/** The host as the operator saw them, for a change. */
export const toSeenHost = ({
  name,
  languages,
  about,
  picture,
  member,
}: AdminHost): HostChange['before'] => ({
  name,
  languages,
  about,
  picture,
  member: member?.username ?? null,
})
