import {
  adminInquiries,
  adminInquiriesQuery,
  adminInquiry,
  type AdminInquiry,
  adminInquiryParams,
  inquiryAnsweredForm,
} from '@farandfew/domain/admin/inquiries'
import * as z from 'zod/mini'
import { type DeskRoutes, refuse, send } from './desk-routes.ts'
import { anyHolds, newestFirst } from './newest-first.ts'

export interface InquiriesDesk {
  inquiries: AdminInquiry[]
}

export const openInquiriesDesk = (): InquiriesDesk => ({ inquiries: [] })

const gone = { code: 'NOT_FOUND', detail: 'This inquiry is not there any more.' } as const

/** The calls of the room of inquiries. Meera sits at this desk. */
export const inquiriesRoutes = (desk: InquiriesDesk): DeskRoutes => ({
  'GET /api/admin/inquiries': ({ response, query }) => {
    const { search, state, ...asked } = z.parse(adminInquiriesQuery, Object.fromEntries(query))
    const found = desk.inquiries.filter(
      ({ name, email, destination, message, answeredAt }) =>
        (state === 'all' || (state === 'answered') === (answeredAt !== null)) &&
        anyHolds([name, email, destination, message], search),
    )
    send(response, 200, adminInquiries, newestFirst(found, asked))
  },
  'GET /api/admin/inquiries/:id': ({ response, params }) => {
    const { id } = z.parse(adminInquiryParams, params)
    const inquiry = desk.inquiries.find((one) => one.id === id)
    if (!inquiry) return refuse(response, gone)
    send(response, 200, adminInquiry, inquiry)
  },
  'POST /api/admin/inquiries/:id/answered': ({ response, params, body }) => {
    const { id } = z.parse(adminInquiryParams, params)
    const { answered } = z.parse(inquiryAnsweredForm, body)
    const inquiry = desk.inquiries.find((one) => one.id === id)
    if (!inquiry) return refuse(response, gone)
    const mark = answered
      ? { answeredAt: '2025-05-02T06:00:00.000Z', answeredBy: 'Meera' }
      : { answeredAt: null, answeredBy: null }
    send(response, 200, adminInquiry, Object.assign(inquiry, mark))
  },
})
