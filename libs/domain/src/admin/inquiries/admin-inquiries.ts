import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { idParam, instant, requestBody, requestQuery } from '../../contract/request.ts'
import { inquiry } from '../../inquiries/inquiry.ts'
import { optionalLine } from '../../text/optional-text.ts'
import { inquiryStates } from './inquiry-states.ts'

const state = z.prefault(z.enum(inquiryStates, 'Must be open, answered or all'), 'all')

/** What the list asks for: `search` looks into name, address, destination and message. */
export const adminInquiriesQuery = pageQuery({ state })
export type AdminInquiriesQuery = z.output<typeof adminInquiriesQuery>

/** Which inquiries the CSV holds. */
export const adminInquiriesExportQuery = requestQuery({ search: optionalLine(200), state })
export type AdminInquiriesExportQuery = z.output<typeof adminInquiriesExportQuery>

/** An inquiry as the desk sees it. */
export const adminInquiry = z.extend(inquiry, {
  /** Null while the inquiry waits for its answer. */
  answeredAt: z.nullable(instant),
  /** The operator who said so; null where they gave no name at the gate. */
  answeredBy: z.nullable(z.string()),
})
export type AdminInquiry = z.output<typeof adminInquiry>

/** One page of the inquiries, the newest first. */
export const adminInquiries = pageOf(adminInquiry)
export type AdminInquiries = z.output<typeof adminInquiries>

export const adminInquiryParams = z.object({ id: idParam })

/** Whether an inquiry has its answer. */
export const inquiryAnsweredForm = requestBody({
  answered: z.boolean('Must be true or false'),
})
export type InquiryAnsweredForm = z.output<typeof inquiryAnsweredForm>
