import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { findPorts, interrupt, npmStart, startAndWait, type Ports } from './support/embedded.ts'
import { fillInquiry, findInquiryForm, sendButton } from './support/inquiry.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, uniqueEmail, test } from './support/test.ts'

type Program = Awaited<ReturnType<typeof startAndWait>>

// These tests start and stop the system on the same data folder, one after the other.
test.describe.configure({ mode: 'serial', timeout: 150_000 })

const email = uniqueEmail('embedded')
let folder: string
let ports: Ports
let program: Program

const dataDir = () => join(folder, 'club data')
const site = () => `http://127.0.0.1:${ports.web}`

/** Printed by the first start only. */
let adminPassword: string

/** The value after a name in the banner. */
const bannerValue = (name: string) =>
  new RegExp(`^ *${name} +(.+)$`, 'm').exec(program.output())?.[1]

async function mails(): Promise<string[]> {
  const outbox = join(dataDir(), 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
}

/** The output lines of a program that failed to start. Fails if they contain a stack trace. */
function linesOf(program: Program): string[] {
  expect(program.output()).not.toMatch(/^\s+at /m)
  return program.output().trim().split('\n').filter(Boolean)
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-e2e-embedded-'))
  ports = await findPorts()
})
test.afterAll(async () => {
  await program?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('npm start works on an empty folder and prints addresses and passwords', async () => {
  program = await startAndWait(dataDir(), ports)
  expect(program.output()).toContain('Far & Few is open.')
  expect(bannerValue('Site')).toBe(`http://localhost:${ports.web}`)
  expect(bannerValue('Console')).toBe(`http://localhost:${ports.admin}`)
  expect(bannerValue('API')).toContain(`http://localhost:${ports.api}/docs`)
  expect(bannerValue('Demo member')).toMatch(/^\S+ \/ \S{8,}$/)
  const [, password = ''] = /^(\S{8,}) {2}\(/.exec(bannerValue('Admin password') ?? '') ?? []
  expect(password).not.toBe('')
  adminPassword = password
  expect(bannerValue("Club's clock")).toContain('2025-05-01')
  expect(bannerValue('Data')).toBe(dataDir())
})

test('npm start stores an inquiry and writes its two mails as files', async ({ page, request }) => {
  await open(page, `${site()}/trips/5`)
  const form = await findInquiryForm(page)
  await fillInquiry(form, {
    name: 'Maya Rao',
    email,
    destination: 'portugal',
    message: 'Kept in a folder, I hope.',
  })
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')
  await expect.poll(async () => (await mails()).length).toBe(2)
  const written = await mails()
  expect(written.filter((mail) => mail.includes(`\nTo: ${email}`))).toHaveLength(1)
  expect(written.filter((mail) => mail.includes(`\nReply-To: ${email}`))).toHaveLength(1)
  expect((await request.get(`http://127.0.0.1:${ports.api}/docs/`)).status()).toBe(200)
})

test('npm start refuses a data folder that is in use', async () => {
  const other = npmStart(dataDir(), await findPorts())
  expect(await other.exited).not.toBe(0)
  expect(linesOf(other).at(-1)).toMatch(/^[A-Z].*\.$/)
  expect(other.output()).toContain(dataDir())
  expect(program.isRunning()).toBe(true)
})

test('Ctrl-C stops npm start, and the next one keeps the data', async ({ request }) => {
  const before = bannerValue('Demo member')
  expect(await interrupt(program)).toBe(0)
  program = await startAndWait(dataDir(), ports)
  expect(bannerValue('Demo member')).toEqual(before)
  expect(bannerValue('Admin password')).toContain('npm run admin-password')
  expect(await readFile(join(dataDir(), 'credentials.json'), 'utf8')).not.toContain(adminPassword)

  const trips = (await (await request.get(`${site()}/api/trips`)).json()) as { title: string }[]
  expect(trips.map(({ title }) => title)).toEqual(catalogue.map(({ title }) => title))
  // The next id shows that the inquiry from before is still stored, after those of the demo.
  const next = await request.post(`${site()}/api/inquiries`, {
    data: { name: 'Kabir', email, destination: 'other', message: 'Is the first one still there?' },
  })
  expect([next.status(), await next.json()]).toEqual([201, expect.objectContaining({ id: 5 })])
  const adminSession = `http://127.0.0.1:${ports.admin}/api/admin/session`
  const opened = await request.post(adminSession, { data: { password: adminPassword } })
  expect(opened.status()).toBe(201)
  expect(await interrupt(program)).toBe(0)
})
