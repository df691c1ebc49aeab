import {
  adminInquiries,
  adminInquiriesQuery,
  adminInquiry,
  type AdminInquiry,
  adminInquiryParams,
  inquiryAnsweredForm,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface InquiriesState {
  inquiries: AdminInquiry[]
}

export const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * 3_600_000 - 1000).toISOString()
/** An inquiry that waits since yesterday. */
export const inquiryOf = (id: number, rest: Partial<AdminInquiry>): AdminInquiry => ({
  id,
  name: `Visitor ${id}`,
  email: `visitor${id}@mail.example`,
  destination: 'bali',
  message: 'A week by the sea, please.',
  createdAt: hoursAgo(30),
  tripId: null,
  tripTitle: null,
  answeredAt: null,
  answeredBy: null,
  assignee: null,
  tags: [],
  ...rest,
})

export const noInquiries = (): InquiriesState => ({ inquiries: [] })

const gone = { code: 'NOT_FOUND', detail: 'This inquiry is not there any more.' } as const

/** The calls of the inquiries' page. The operator is Meera. */
export const inquiriesRoutes = (api: InquiriesState): FakeRoutes => ({
  'GET /api/admin/inquiries': ({ response, query }) => {
    const { search, state, ...asked } = z.parse(adminInquiriesQuery, Object.fromEntries(query))
    const found = api.inquiries.filter(
      ({ name, email, destination, message, answeredAt }) =>
        (state === 'all' || (state === 'answered') === (answeredAt !== null)) &&
        anyContains([name, email, destination, message], search),
    )
    send(response, 200, adminInquiries, { ...newestFirst(found, asked), assignedToMe: 0 })
  },
  'GET /api/admin/inquiries/:id': ({ response, params }) => {
    const { id } = z.parse(adminInquiryParams, params)
    const inquiry = api.inquiries.find((one) => one.id === id)
    if (!inquiry) return refuse(response, gone)
    send(response, 200, adminInquiry, inquiry)
  },
  'POST /api/admin/inquiries/:id/answered': ({ response, params, body }) => {
    const { id } = z.parse(adminInquiryParams, params)
    const { answered } = z.parse(inquiryAnsweredForm, body)
    const inquiry = api.inquiries.find((one) => one.id === id)
    if (!inquiry) return refuse(response, gone)
    const mark = answered
      ? { answeredAt: '2025-05-02T06:00:00.000Z', answeredBy: 'Meera' }
      : { answeredAt: null, answeredBy: null }
    send(response, 200, adminInquiry, Object.assign(inquiry, mark))
  },
})
