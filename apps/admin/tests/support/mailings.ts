import {
  type Mailing,
  mailHistory,
  mailing,
  mailingForm,
  type MailingForm,
  mailingPreview,
  mailingPreviewForm,
  mailingRecipients,
  mailings,
  mailingStepForm,
  mailTemplates,
  type RefusedAddress,
  refusedAddress,
  refusedAddresses,
} from '@farandfew/domain/mailings/mailings.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'

export interface MailingsState {
  mailings: Mailing[]
  refusals: RefusedAddress[]
  /** How many a mailing reaches. */
  recipients: number
  /** Whether their names are known. */
  areNamed: boolean
}

export const noMailings = (): MailingsState => ({
  mailings: [],
  refusals: [],
  recipients: 1,
  areNamed: true,
})

const pageOf = <Item>(items: Item[]) => ({ items, nextCursor: null, total: items.length })

export const mailingOf = (form: MailingForm, id: number, recipients: number): Mailing => ({
  id,
  subject: form.subject,
  text: form.text,
  version: 1,
  createdBy: 'Meera',
  audience: { ...form.audience, name: 'Asha Rao' },
  state: form.sendAt === null ? 'sending' : 'scheduled',
  sendAt: form.sendAt ?? '2025-05-01T06:00:00.000Z',
  createdAt: '2025-05-01T06:00:00.000Z',
  startedAt: form.sendAt === null ? '2025-05-01T06:00:00.000Z' : null,
  endedAt: null,
  progress: { waiting: recipients, sent: 0, failed: 0, skipped: 0 },
})

/** The calls of the mailings' page, of what was written to a person, and of refused addresses. */
export const mailingsRoutes = (state: MailingsState): FakeRoutes => ({
  'GET /api/admin/mail-history': ({ response }) =>
    send(response, 200, mailHistory, { items: [], refusal: null }),
  'GET /api/admin/mail-templates': ({ response }) => send(response, 200, mailTemplates, []),
  'POST /api/admin/mailings/preview': ({ response, body }) => {
    const { text } = z.parse(mailingPreviewForm, body)
    const lacks = !state.areNamed && text.includes('{first name}')
    send(response, 200, mailingPreview, {
      audienceName: 'Asha Rao',
      recipients: state.recipients,
      skippedCount: 0,
      skipped: [],
      problemCount: lacks ? 1 : 0,
      problems: lacks
        ? [{ name: 'Asha Rao', email: 'asha@mail.example', variable: 'first name' }]
        : [],
      shown: null,
    })
  },
  'GET /api/admin/mailings': ({ response }) =>
    send(response, 200, mailings, pageOf(state.mailings)),
  'POST /api/admin/mailings': ({ response, body }) => {
    const form = z.parse(mailingForm, body)
    const stored = mailingOf(form, state.mailings.length + 1, state.recipients)
    state.mailings.push(stored)
    send(response, 201, mailing, stored)
  },
  'GET /api/admin/mailings/:id': ({ response, params }) => {
    const found = state.mailings.find(({ id }) => String(id) === params['id'])
    if (!found) return refuse(response, { code: 'NOT_FOUND', detail: 'There is no such mailing.' })
    send(response, 200, mailing, found)
  },
  'POST /api/admin/mailings/:id/state': ({ response, params, body }) => {
    const found = state.mailings.find(({ id }) => String(id) === params['id'])
    if (!found) return refuse(response, { code: 'NOT_FOUND', detail: 'There is no such mailing.' })
    const { state: to } = z.parse(mailingStepForm, body)
    const startedAt = to === 'sending' ? '2025-05-01T06:00:00.000Z' : found.startedAt
    Object.assign(found, { state: to, startedAt, version: found.version + 1 })
    send(response, 200, mailing, found)
  },
  'GET /api/admin/mailings/:id/recipients': ({ response }) =>
    send(response, 200, mailingRecipients, pageOf([])),
  'GET /api/admin/refused-addresses': ({ response }) =>
    send(response, 200, refusedAddresses, pageOf(state.refusals)),
  'DELETE /api/admin/refused-addresses/:id': ({ response, params }) => {
    const found = state.refusals.find(({ id }) => String(id) === params['id'])
    if (!found) return refuse(response, { code: 'NOT_FOUND', detail: 'It has no mark any more.' })
    state.refusals = state.refusals.filter((one) => one !== found)
    send(response, 200, refusedAddress, found)
  },
})
