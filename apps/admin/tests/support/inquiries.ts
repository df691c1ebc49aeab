import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import {
  answerAdminInquiry,
  getAdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { byId, type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface InquiriesState {
  inquiries: AdminInquiry[]
}

export const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * 3_600_000 - 1000).toISOString()

/** An inquiry that waits since yesterday. */
export const inquiryOf = (id: number, rest: Partial<AdminInquiry> = {}): AdminInquiry => ({
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

/** The calls of the inquiries' page. */
export const inquiriesRoutes = (api: InquiriesState): FakeRoute[] => [
  route(listAdminInquiries, ({ query }) => ({ ...pageOf(api.inquiries, query), assignedToMe: 0 })),
  route(getAdminInquiry, ({ params }) => byId(api.inquiries, params.id)),
  route(answerAdminInquiry, ({ params }) => byId(api.inquiries, params.id)),
]
