import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { idParam, requestQuery } from '../../contract/request.ts'
import { newsletter } from '../../newsletters/newsletter.ts'
import { optionalLine } from '../../text/optional-text.ts'

/** What the list asks for: `search` looks into the address. */
export const adminNewslettersQuery = pageQuery({})
export type AdminNewslettersQuery = z.output<typeof adminNewslettersQuery>

/** Which addresses the CSV holds. */
export const adminNewslettersExportQuery = requestQuery({ search: optionalLine(200) })

/** One page of the addresses, the latest first. */
export const adminNewsletters = pageOf(newsletter)
export type AdminNewsletters = z.output<typeof adminNewsletters>

export const adminNewsletterParams = z.object({ id: idParam })
