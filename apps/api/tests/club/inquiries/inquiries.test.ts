import { inquiry, type Inquiry } from '@farandfew/domain/inquiries/inquiry.ts'
import * as z from 'zod/mini'
import { clubEmail, createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import type { MailContent } from '../../../src/platform/db/column-types.ts'

const form = {
  name: 'Asha Rao',
  email: 'Asha@Mail.example',
  destination: 'turkey',
  message: 'Does the balloon fly in the rain?\nAnd is the group <b>small</b>?',
}

async function clear({ database: { db } }: TestApp): Promise<void> {
  await db.deleteFrom('inquiries').execute()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('idempotencyKeys').execute()
}

const inquiriesOf = (of: TestApp) =>
  of.database.db.selectFrom('inquiries').selectAll().orderBy('id').execute()
const mailsOf = (of: TestApp) =>
  of.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

const send = (of: TestApp, body: object = form, key?: string) =>
  of.request
    .post('/api/inquiries')
    .set(key === undefined ? {} : { 'idempotency-key': key })
    .send(body)

describe('POST /api/inquiries', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
  })
  afterEach(() => clear(api))
  afterAll(() => api.close())

  it('stores the inquiry and returns it as stored', async () => {
    const response = await send(api)
    expect(response.status).toBe(201)
    const answered = z.strictObject(inquiry.shape).parse(response.body)
    expect(answered).toMatchObject({ ...form, email: 'asha@mail.example' })
    const [row, ...others] = await inquiriesOf(api)
    expect(others).toEqual([])
    expect(row).toEqual({
      ...answered,
      createdAt: new Date(answered.createdAt),
      answeredAt: null,
      answeredBy: null,
    })
  })

  it('keeps the trip whose page it came from, in the row and in the mail', async () => {
    const response = await send(api, { ...form, destination: 'other', tripId: 7 })
    expect(response.body).toMatchObject({ tripId: 7, tripTitle: 'Japan by Rail and Lantern Light' })
    const notice = (await mailsOf(api)).find((mail) => mail.kind === 'inquiry.notice')
    const { subject, text } = notice!.content as MailContent
    expect(subject).toContain('Japan by Rail and Lantern Light')
    expect(text).toContain('wrote from the page of Japan by Rail and Lantern Light (trip 7):')
    expectProblem(await send(api, { ...form, tripId: 4711 }), 'TRIP_NOT_FOUND', 404)
  })

  it('is not cacheable', async () => {
    const { headers } = await send(api)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('mails all of it to the club, with the visitor as reply address', async () => {
    const answered = (await send(api)).body as Inquiry
    const notice = (await mailsOf(api)).find((mail) => mail.kind === 'inquiry.notice')
    expect(notice).toMatchObject({ recipient: clubEmail, claimed: false, channel: 'mail' })
    const content = notice?.content as MailContent
    expect(content.replyTo).toBe('asha@mail.example')
    expect(content.subject).toBe(`Inquiry ${answered.id}: Turkey`)
    expect(content.text).toContain(form.message)
    expect(content.text).toContain('Asha Rao <asha@mail.example>')
    expect(content.html).toContain('&lt;b&gt;small&lt;/b&gt;')
    expect(content.html).not.toContain('<b>small')
  })

  it('acknowledges to the unverified address without quoting what was typed', async () => {
    await send(api)
    const mail = (await mailsOf(api)).find(({ kind }) => kind === 'inquiry.acknowledgement')
    expect(mail).toMatchObject({ recipient: 'asha@mail.example', claimed: true })
    const content = mail?.content as MailContent
    const all = `${content.subject}${content.text}${content.html}`
    expect(all).toContain('within 24 hours')
    expect(all).not.toMatch(/\b(Asha|Rao)\b|turkey|balloon|mail\.example/i)
  })

  it('sends every visitor the same acknowledgement', async () => {
    await send(api)
    await send(api, { ...form, name: 'Someone Else', email: 'b@mail.example', destination: 'bali' })
    const contents = (await mailsOf(api))
      .filter(({ kind }) => kind === 'inquiry.acknowledgement')
      .map((mail) => mail.content)
    expect(contents).toHaveLength(2)
    expect(contents[0]).toEqual(contents[1])
  })

  it('notifies the outbox once it is stored, and not if it was rejected', async () => {
    const before = api.outboxNotifications()
    await send(api, { ...form, message: 'short' })
    expect(api.outboxNotifications()).toBe(before)
    await send(api)
    expect(api.outboxNotifications()).toBe(before + 1)
  })

  it('trims its texts', async () => {
    const response = await send(api, {
      ...form,
      name: '  Asha Rao ',
      message: `  ${form.message}\n`,
    })
    expect(response.body).toMatchObject({ name: 'Asha Rao', message: form.message })
  })

  it('stores texts of the greatest length and in any script', async () => {
    const long = { ...form, name: 'ñ'.repeat(100), message: '漢'.repeat(5000) }
    expect((await send(api, long)).status).toBe(201)
    const emoji = { ...form, name: '😀😀', message: "'; drop table inquiries; -- 😀" }
    expect((await send(api, emoji)).body).toMatchObject(emoji.email ? { name: '😀😀' } : {})
    expect(await inquiriesOf(api)).toHaveLength(2)
  })

  describe('with an Idempotency-Key', () => {
    it('treats bodies with the same parsed values as equal', async () => {
      await send(api, form, 'key-00000002')
      const { name, email, destination, message } = form
      const again = await send(
        api,
        { message, destination, email: email.toLowerCase(), name: ` ${name}` },
        'key-00000002',
      )
      expect(again.status).toBe(201)
      expect(await inquiriesOf(api)).toHaveLength(1)
    })

    it.each(['short', 'has space', 'a'.repeat(101), 'umlaut-\u00fc\u00fc\u00fc', ''])(
      'rejects the key %j',
      async (key) => {
        const document = expectProblem(await send(api, form, key), 'VALIDATION_FAILED', 400)
        expect(document.errors).toEqual({
          'idempotency-key': 'The key must be 8-100 visible ASCII characters',
        })
        expect(await inquiriesOf(api)).toHaveLength(0)
      },
    )
  })

  it('stores no inquiry whose mails could not be stored', async () => {
    const { schema } = api.database.db
    await schema.alterTable('outbox').renameTo('outbox_gone').execute()
    expectProblem(await send(api), 'INTERNAL', 500)
    await schema.alterTable('outbox_gone').renameTo('outbox').execute()
    expect(await inquiriesOf(api)).toHaveLength(0)
  })
})
