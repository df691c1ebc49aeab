import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@farandfew/domain/catalogue'
import {
  findPorts,
  interrupt,
  npmStart,
  openClub,
  type Ports,
  takePort,
} from './support/embedded.ts'
import { fillInquiry, findInquiryForm, sendButton } from './support/inquiry.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

type Club = Awaited<ReturnType<typeof openClub>>

// One data folder through its whole life.
test.describe.configure({ mode: 'serial', timeout: 150_000 })

const email = newAddress('embedded')
let folder: string
let ports: Ports
let club: Club

const dataDir = () => join(folder, 'club data')
const site = () => `http://127.0.0.1:${ports.web}`

/** What the banner says behind a name. */
const told = (name: string) => new RegExp(`^ *${name} +(.+)$`, 'm').exec(club.output())?.[1]

async function mails(): Promise<string[]> {
  const outbox = join(dataDir(), 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
}

/** What a program printed that refused to start: lines, and no stack. */
function linesOf(program: Club): string[] {
  expect(program.output()).not.toMatch(/^\s+at /m)
  return program.output().trim().split('\n').filter(Boolean)
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-e2e-embedded-'))
  ports = await findPorts()
})
test.afterAll(async () => {
  await club?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('npm start opens the club on an empty folder and says what one needs to know', async () => {
  club = await openClub(dataDir(), ports)
  expect(club.output()).toContain('Far & Few is open.')
  expect(told('Site')).toBe(`http://localhost:${ports.web}`)
  expect(told('Console')).toBe(`http://localhost:${ports.admin}`)
  expect(told('API')).toContain(`http://localhost:${ports.api}/docs`)
  expect(told('Demo member')).toMatch(/^\S+ \/ \S{8,}$/)
  expect(told('Admin password')).toMatch(/^\S{8,}$/)
  expect(told("Club's clock")).toContain('2025-05-01')
  expect(told('Data')).toBe(dataDir())
})

test('the club of npm start stores an inquiry and writes its two mails as files', async ({
  page,
  request,
}) => {
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

test('npm start refuses a data folder that another one has', async () => {
  const other = npmStart(dataDir(), await findPorts())
  expect(await other.exited).not.toBe(0)
  expect(linesOf(other).at(-1)).toMatch(/^[A-Z].*\.$/)
  expect(other.output()).toContain(dataDir())
  expect(club.isRunning()).toBe(true)
})

test('Ctrl-C ends the club, and the next npm start keeps what was stored', async ({ request }) => {
  const before = [told('Admin password'), told('Demo member')]
  expect(await interrupt(club)).toBe(0)
  club = await openClub(dataDir(), ports)
  expect([told('Admin password'), told('Demo member')]).toEqual(before)

  const trips = (await (await request.get(`${site()}/api/trips`)).json()) as { title: string }[]
  expect(trips.map(({ title }) => title)).toEqual(catalogue.map(({ title }) => title))
  // The number that the next inquiry gets tells that the one before is there.
  const next = await request.post(`${site()}/api/inquiries`, {
    data: { name: 'Kabir', email, destination: 'other', message: 'Is the first one still there?' },
  })
  expect([next.status(), await next.json()]).toEqual([201, expect.objectContaining({ id: 2 })])
  const desk = `http://127.0.0.1:${ports.admin}/api/admin/session`
  const opened = await request.post(desk, { data: { password: told('Admin password') } })
  expect(opened.status()).toBe(201)
  expect(await interrupt(club)).toBe(0)
})

test('npm start names a port that is taken, in one sentence', async () => {
  const wanted = await findPorts()
  const holder = await takePort(wanted.web)
  try {
    const program = npmStart(join(folder, 'other'), wanted)
    expect(await program.exited).not.toBe(0)
    expect(linesOf(program).at(-1)).toMatch(new RegExp(`^Port ${wanted.web} .*WEB_PORT.*\\.$`))
  } finally {
    await new Promise((closed) => holder.close(closed))
  }
})

test('npm start names a variable that is wrong, and what it should be', async () => {
  const program = npmStart(join(folder, 'other'), { ...(await findPorts()), api: 99_999 })
  expect(await program.exited).not.toBe(0)
  expect(linesOf(program).at(-1)).toMatch(/^API_PORT should be a whole number from 1 to 65535/)
})
