import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { sampleNote } from '@farandfew/domain/club-details/club-texts.ts'
import { parse } from 'zod/v4/core'
import { queueMail } from '../../../src/platform/outbox/queue.ts'
import { renderMail } from '../../../src/platform/outbox/render-mail.ts'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import type { MailMessage } from '../../../src/platform/ports/mail/mail-port.ts'
import { openConsole, sameOrigin } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
let cookie: string
let setDate: CalendarDate | undefined
beforeAll(async () => {
  const now = () => new Date()
  api = await createTestApp({ clock: { now, today: () => setDate ?? dateInKolkata(now()) } })
})
beforeEach(async () => {
  await api.reset()
  cookie = await openConsole(api, 'Leena')
})
afterAll(() => api.close())

const club: ClubIdentity = {
  registeredName: 'Lantern & Sons Journeys Private Limited',
  address: '1 Harbour Street\nMumbai 400001',
  phone: '+919845011223',
  whatsapp: '+919845011224',
  gstin: '27AAPFU0939F1ZV',
  isSample: false,
}
const lines = [
  'Lantern & Sons Journeys Private Limited',
  '1 Harbour Street, Mumbai 400001',
  'Phone +91 98450 11223',
  'WhatsApp +91 98450 11224',
  'GSTIN 27AAPFU0939F1ZV',
]

/** What the console sends: empty texts for what is not set. */
const toForm = ({ isSample, ...texts }: ClubIdentity) => ({
  isSample,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])),
})

const change = (before: ClubIdentity, after: object) =>
  api.request
    .put('/api/admin/club')
    .set({ ...sameOrigin, cookie })
    .send({ before, after })

const set = async (details: ClubIdentity) => {
  expect((await change(noClubIdentity, toForm(details))).body).toEqual(details)
}

const read = async () => (await api.request.get('/api/club')).body as unknown

it('is empty until an operator sets it', async () => {
  expect(await read()).toEqual(noClubIdentity)
  const { text } = await api.request.get('/api/club.html')
  expect(text).toContain('Please write to hello@farandfew.example.')
})

it('is public once it is set, as JSON and as a page without scripts', async () => {
  await set(club)
  expect(parse(getClub.responses[200], await read())).toEqual(club)
  const page = await api.request.get('/api/club.html')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const line of lines) expect(page.text).toContain(`<p>${line.replace('&', '&amp;')}</p>`)
  expect(page.text).not.toContain(sampleNote)

  // A part of it can be taken away again, and the rest stays.
  const { status } = await change(club, toForm({ ...club, gstin: null, whatsapp: null }))
  expect(status).toBe(200)
  expect(await read()).toEqual({ ...club, gstin: null, whatsapp: null })
})

it("names the club's date only while it is not the real one", async () => {
  setDate = '2025-05-03'
  expect(await read()).toEqual({ ...noClubIdentity, setDate })
  setDate = undefined
  expect(await read()).toEqual(noClubIdentity)
})

it('stores what was typed in one form, and refuses by field what is none', async () => {
  const typed = { ...toForm(club), phone: '+91 98450-11223', gstin: '27 aapfu0939f1zv' }
  expect((await change(noClubIdentity, typed)).body).toEqual(club)
  const refused = await change(club, { ...typed, phone: '98450 1122', gstin: '27AAPFU0939F1ZA' })
  expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors).toEqual({
    'after.phone': 'Please enter +91 and ten digits, such as +91 98450 11223',
    'after.gstin': 'This is not a GSTIN: please compare it with the registration certificate',
  })
  expect(await read()).toEqual(club)
})

it('is not overwritten by an operator who saw other details', async () => {
  await set(club)
  const late = await change(noClubIdentity, toForm({ ...club, registeredName: 'Another' }))
  expectProblem(late, 'CLUB_CHANGED', 409)
  expect(await read()).toEqual(club)
})

it('logs the changed fields, and nothing if none has changed', async () => {
  await set(club)
  await change(club, toForm(club))
  await change(club, toForm({ ...club, phone: '+912255500100' }))
  const log = await api.database.db
    .selectFrom('auditLog')
    .select(['operator', 'subject', 'before', 'after'])
    .where('action', '=', 'club.changed')
    .orderBy('id')
    .execute()
  const names = ['registeredName', 'address', 'phone', 'whatsapp', 'gstin'] as const
  const pick = (from: ClubIdentity) => Object.fromEntries(names.map((name) => [name, from[name]]))
  expect(log).toEqual([
    { operator: 'Leena', subject: 'club', before: pick(noClubIdentity), after: pick(club) },
    {
      operator: 'Leena',
      subject: 'club',
      before: { phone: club.phone },
      after: { phone: '+912255500100' },
    },
  ])
})

describe('a mail', () => {
  /** The mail as it leaves. */
  async function send(): Promise<MailMessage> {
    const { db } = api.database
    const mail = renderMail({ heading: 'Hello', paragraphs: ['One', 'Two'] })
    await queueMail(db, {
      kind: 'newsletter.welcome',
      to: 'a@b.example',
      subject: 'Hello',
      ...mail,
    })
    const sent: MailMessage[] = []
    await sendDueMessages({
      db,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      mail: { send: async (message) => void sent.push(message) },
      sms: { send: () => Promise.resolve() },
    })
    return sent[0]!
  }

  it('ends with the details of the moment at which it is sent', async () => {
    const { text, html } = await send()
    await set({ ...club, isSample: true })
    const later = await send()
    const block = [...lines, sampleNote]
    expect(later.text).toBe(`${text}\n${block.join('\n')}\n`)
    expect(later.html).toContain(`>${block.join('<br>').replace('&', '&amp;')}</p>\n</td></tr>`)
    expect(html).not.toContain('GSTIN')
  })
})
