import * as z from 'zod/mini'
import { annotationFields, assigneeFilter } from '../annotations/admin-annotations.ts'
import { selectedById, fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { instant, requestBody } from '../contract/request.ts'
import { inquiry } from './inquiry.ts'

/** Which inquiries the console lists. */
export const inquiryStates = ['open', 'answered', 'all'] as const
export type InquiryState = (typeof inquiryStates)[number]

const state = z.prefault(z.enum(inquiryStates, 'Must be open, answered or all'), 'all')

/**
 * `search` matches name, address, destination and message, and a whole tag. Open inquiries are listed oldest first, others
 * newest first.
 */
export const inquiryOrder = { received: 'desc', name: 'asc' } as const
const order = orderQuery(inquiryOrder)

export const adminInquiriesQuery = pageQuery({ state, assignee: assigneeFilter, ...order })
export type AdminInquiriesQuery = z.output<typeof adminInquiriesQuery>

export const adminInquiriesExportQuery = fileQuery({ state, assignee: assigneeFilter, ...order })
export type AdminInquiriesExportQuery = z.output<typeof adminInquiriesExportQuery>

/** An inquiry with its state, as an operator sees it. */
export const adminInquiry = z.extend(inquiry, {
  /** Null while the inquiry is open. */
  answeredAt: z.nullable(instant),
  /** The operator who marked it; null if they gave no name when unlocking the console. */
  answeredBy: z.nullable(z.string()),
  ...annotationFields,
})
export type AdminInquiry = z.output<typeof adminInquiry>

export const adminInquiries = z.extend(pageOf(adminInquiry), {
  /** Those of the other filters that are assigned to the operator who asks. */
  assignedToMe: z.int().check(z.nonnegative()),
})
export type AdminInquiries = z.output<typeof adminInquiries>

export const inquiryAnsweredForm = requestBody({
  answered: z.boolean('Must be true or false'),
})

/** Marks several inquiries. */
export const inquiriesAnsweredForm = requestBody({
  rows: selectedById,
  answered: z.boolean('Must be true or false'),
})
export type InquiriesAnsweredForm = z.output<typeof inquiriesAnsweredForm>
