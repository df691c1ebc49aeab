import {
  clearRefusedAddress,
  createMailing,
  getMailHistory,
  getMailing,
  listMailingRecipients,
  listMailings,
  listMailTemplates,
  listRefusedAddresses,
  previewMailing,
  stepMailing,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import type {
  Mailing,
  MailingPreview,
  RefusedAddress,
} from '@farandfew/domain/mailings/mailings.ts'
import { byId, change, type FakeRoute, pageOf, remove, route } from './fake-routes.ts'

export interface MailingsState {
  mailings: Mailing[]
  preview: MailingPreview
  refusals: RefusedAddress[]
}

export const noMailings = (): MailingsState => ({
  mailings: [],
  preview: {
    audienceName: 'Asha Rao',
    recipients: 1,
    skippedCount: 0,
    skipped: [],
    problemCount: 0,
    standInCount: 0,
    standIns: [],
    problems: [],
    shown: null,
  },
  refusals: [],
})

/** A mailing that is being sent to twelve people. */
export const mailingOf = (id: number, rest: Partial<Mailing> = {}): Mailing => ({
  id,
  audience: { kind: 'departure', id: 7, name: 'Asha Rao' },
  subject: 'What to pack',
  subjectAsRead: rest.subject ?? 'What to pack',
  text: 'Shoes',
  state: 'sending',
  version: 1,
  sendAt: '2025-05-01T06:00:00.000Z',
  createdAt: '2025-05-01T06:00:00.000Z',
  createdBy: 'Meera',
  startedAt: '2025-05-01T06:00:00.000Z',
  endedAt: null,
  progress: { waiting: 12, sent: 0, failed: 0, skipped: 0 },
  ...rest,
})

/** The calls of the mailings' page, of what was written to a person, and of refused addresses. */
export const mailingsRoutes = (api: MailingsState): FakeRoute[] => [
  route(getMailHistory, () => ({ items: [], refusal: null })),
  route(listMailTemplates, () => []),
  route(previewMailing, () => api.preview),
  route(listMailings, ({ query }) => pageOf(api.mailings, query)),
  route(createMailing, ({ body: { subject, text } }) => {
    const created = mailingOf(1, { subject, text })
    api.mailings.push(created)
    return created
  }),
  route(getMailing, ({ params }) => byId(api.mailings, params.id)),
  route(stepMailing, ({ params, body: { state } }) =>
    change(byId(api.mailings, params.id), { state }),
  ),
  route(listMailingRecipients, ({ query }) => pageOf([], query)),
  route(listRefusedAddresses, ({ query }) => pageOf(api.refusals, query)),
  route(clearRefusedAddress, ({ params }) => remove(api.refusals, params.id)),
]
