import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue } from '@farandfew/domain/catalogue'
import { findPorts, interrupt, npmStart, openClub, takePort } from './support/embedded.ts'
import { fillInquiry, findInquiryForm, sendButton } from './support/inquiry.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

// One data folder through its whole life.
test.describe.configure({ mode: 'serial', timeout: 150_000 })

const mailsIn = async (dataDir: string) => {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

test('npm start opens the club on an empty folder, keeps what is stored, and opens it again', async ({
  page,
}, info) => {
  const dataDir = info.outputPath('club data')
  const ports = await findPorts()
  const email = newAddress('embedded')
  const first = await openClub(dataDir, ports)

  const banner = first.output()
  expect(banner).toContain('Far & Few is open.')
  for (const port of [ports.web, ports.admin, ports.api]) {
    expect(banner).toContain(`http://localhost:${port}`)
  }
  expect(banner).toContain(`http://localhost:${ports.api}/docs`)
  expect(banner).toMatch(/Demo member\s+\S+ \/ \S{8,}/)
  expect(banner).toMatch(/Admin password\s+\S{8,}/)
  expect(banner).toMatch(/Club's clock\s+2025-05-01/)
  expect(banner).toContain(dataDir)

  await open(page, `http://127.0.0.1:${ports.web}/trips/5`)
  const form = await findInquiryForm(page)
  await fillInquiry(form, {
    name: 'Maya Rao',
    email,
    destination: 'portugal',
    message: 'Kept in a folder, I hope.',
  })
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')
  await expect.poll(async () => (await mailsIn(dataDir)).length).toBe(2)
  const mails = await mailsIn(dataDir)
  expect(mails.filter((mail) => mail.includes(`\r\nTo: ${email}`))).toHaveLength(1)
  expect(mails.filter((mail) => mail.includes(`Reply-To: ${email}`))).toHaveLength(1)
  const docs = await page.request.get(`http://127.0.0.1:${ports.api}/docs/`)
  expect(docs.status()).toBe(200)

  const other = npmStart(dataDir, await findPorts())
  expect(await other.exited).not.toBe(0)
  const refusal = other.output().trim().split('\n').filter(Boolean)
  expect(refusal.at(-1)).toMatch(/^[A-Z].*\.$/)
  expect(other.output()).toContain(dataDir)
  expect(other.output()).not.toMatch(/\n\s+at /)

  expect(await interrupt(first)).toBe(0)

  // The trips that were read by then show that the folder is whole; the inquiry's own number, that it is kept.
  const second = await openClub(dataDir, ports)
  expect(second.output()).not.toMatch(/Admin password/)
  const site = `http://127.0.0.1:${ports.web}`
  const trips = (await (await page.request.get(`${site}/api/trips`)).json()) as { title: string }[]
  expect(trips.map(({ title }) => title)).toEqual(catalogue.map(({ title }) => title))
  const next = await page.request.post(`${site}/api/inquiries`, {
    data: { name: 'Kabir', email, destination: 'other', message: 'Is the first one still there?' },
  })
  expect(next.status()).toBe(201)
  expect(await next.json()).toMatchObject({ id: 2 })
  expect(await interrupt(second)).toBe(0)
})

test('npm start names a port that is taken, in one sentence, and starts nothing', async ({}, info) => {
  const ports = await findPorts()
  const holder = await takePort(ports.web)
  try {
    const program = npmStart(info.outputPath('data'), ports)
    expect(await program.exited).not.toBe(0)
    const lines = program.output().trim().split('\n').filter(Boolean)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^Port ${ports.web} .*WEB_PORT.*\\.$`))
  } finally {
    await new Promise((closed) => holder.close(closed))
  }
})

test('npm start names a variable that is wrong, and what it should be', async ({}, info) => {
  const ports = await findPorts()
  const program = npmStart(info.outputPath('data'), { ...ports, api: 99_999 })
  expect(await program.exited).not.toBe(0)
  expect(program.output()).toContain('API_PORT should be a whole number from 1 to 65535')
})
