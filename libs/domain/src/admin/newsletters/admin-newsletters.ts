import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { idParam, requestQuery } from '../../contract/request.ts'
import { newsletter } from '../../newsletters/newsletter.ts'
import { optionalLine } from '../../text/optional-text.ts'

/** `search` matches the address. */
export const adminNewslettersQuery = pageQuery({})
export type AdminNewslettersQuery = z.output<typeof adminNewslettersQuery>

export const adminNewslettersExportQuery = requestQuery({ search: optionalLine(200) })

/** One page of the addresses, newest first. */
export const adminNewsletters = pageOf(newsletter)
export type AdminNewsletters = z.output<typeof adminNewsletters>

export const adminNewsletterParams = z.object({ id: idParam })
