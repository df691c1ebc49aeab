import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import pg from 'pg'
import { findFreePort } from '../src/processes.mjs'
import { publicWebUrl, startApi, startConsole, startPostgres, startSite } from '../src/system.mjs'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { expectToast, visit } from './support/pages.ts'
import { quiet } from './support/quiet.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { startSmtpServer } from './support/smtp.ts'
import { expect, test as base } from './support/test.ts'

const adminPassword = 'quiet-harbour-42'

/** A system of its own, whose mails go to a real SMTP server. */
async function startSystem() {
  const dataDir = await mkdtemp(join(tmpdir(), 'club-e2e-writing-'))
  const smtp = await startSmtpServer()
  const postgres = await startPostgres()
  const port = await findFreePort()
  const adminUrl = `http://127.0.0.1:${port}`
  const api = await startApi({
    ...{ databaseUrl: postgres.url, dataDir, adminPassword, adminUrl, smtpUrl: smtp.url },
  })
  const site = await startSite({ apiUrl: api.url, adminUrl })
  const host = await startConsole({ apiUrl: api.url, port })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  pool.on('error', () => undefined)
  return {
    adminUrl,
    siteUrl: site.url,
    smtp,
    query: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await pool.query(sql, values)).rows,
    stop: async () => {
      await pool.end()
      for (const { program } of [host, site, api, postgres]) await program.stop()
      await smtp.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
type System = Awaited<ReturnType<typeof startSystem>>

const test = base.extend<object, { own: System }>({
  own: [
    async ({}, use) => {
      const system = await startSystem()
      await use(system)
      await system.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One after the other, on one system. axe must not judge the colours in the middle of an animation.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function signIn(context: BrowserContext, { adminUrl }: System, operator: string) {
  const answer = await context.request.post(`${adminUrl}/api/admin/session`, {
    data: { password: adminPassword, operator },
    headers: { origin: adminUrl },
  })
  expect(answer.ok()).toBe(true)
}

async function open(page: Page, { adminUrl }: System, path: string) {
  await visit(page, `${adminUrl}${path}`)
  await quiet(page)
}

/** Adds a member, by default with a confirmed address, and returns the id. */
async function addMember(
  { query }: System,
  firstName: string,
  email: string,
  isConfirmed = true,
): Promise<number> {
  const [member] = await query<{ id: number }>(
    `insert into users (username, password_hash, first_name, last_name, email, email_verified_at)
     values ($1, '$argon2id$none', $2, 'Rao', $3, case when $4 then now() end) returning id`,
    [email.split('@')[0], firstName, email, isConfirmed],
  )
  return member!.id
}

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const text = (page: Page) => page.getByRole('textbox', { name: /^Text/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words })

test('an approved applicant is written to, and Today no longer names them', async ({
  page,
  context,
  own,
  consoleWatch,
}) => {
  // axe asks the frame of the mail, which has no origin.
  consoleWatch.expect(/Failed to execute 'postMessage'/)
  const id = await addMember(own, 'Asha', 'asha@example.com')
  await own.query(
    `insert into trip_invite_requests (user_id, trip_id, name, email, status, decided_at)
     values ($1, 2, 'Asha Rao', 'asha@example.com', 'approved', now() - interval '50 hours')`,
    [id],
  )
  await signIn(context, own, 'Meera')
  await open(page, own, '/today')
  await page.getByRole('link', { name: "1 approved applicant hasn't heard from us" }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  await page.getByRole('link', { name: 'Write', exact: true }).press('Enter')
  await expect(text(page)).toHaveValue('Hello {first name|there},\n\n')
  await subject(page).fill('Your seat on {trip}')
  await text(page).fill(
    'Dear {first name},\n\na seat is **free**.\n\n[Choose Your Date](https://club.example/book)',
  )
  await button(page, 'Preview').press('Enter')
  await expect(page.getByText('1 of 1: Asha Rao')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Dear Asha,')).toBeVisible()
  await expectAccessible(page, 'a mailing with its preview')
  await button(page, 'Send now').press('Enter')
  await expect(status(page, /^Sent/)).toContainText('1 sent', { timeout: 20_000 })
  const [mail] = own.smtp.mailsTo('asha@example.com', 'Your seat on Bali Bliss')
  expect(mail?.text).toContain('Dear Asha,\n\na seat is free.')
  expect(mail?.html).toContain('<strong>free</strong>')
  expect(mail?.html).toContain('href="https://club.example/book"')
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)

  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /^Today/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByText("approved applicant hasn't heard from us")).toHaveCount(0)
  await open(page, own, '/requests/invites?status=approved&request=trip-1')
  await expect(page.getByRole('list', { name: 'Emails to them' })).toContainText(
    'Your seat on Bali Bliss',
  )
})

test('a member is written to from a template, which two operators do not overwrite', async ({
  page,
  context,
  browser,
  own,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const id = await addMember(own, 'Bela', 'bela@example.com')
  await signIn(context, own, 'Meera')
  await open(page, own, `/members/${id}`)
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await subject(page).fill('News for {first name}')
  await text(page).fill('Dear {frist name},\n\nhello.')
  await expect(page.getByText('{frist name} has no value here.')).toBeVisible()
  await text(page).fill('Dear {first name},\n\nhello.')
  await page.getByText('Templates', { exact: true }).click()
  await page.getByLabel('Name of the template').fill('Hello')
  await button(page, 'Save as a template').click()
  await expectToast(page, 'Template saved', 'Hello')

  const other = await browser.newContext()
  await signIn(other, own, 'Ben')
  const second = await other.newPage()
  await open(second, own, `/mail/write?to=member-${id}`)
  await second.getByText('Templates', { exact: true }).click()
  await second.getByLabel('Use a template').selectOption('Hello')
  await expect(subject(second)).toHaveValue('News for {first name}')
  await text(page).fill('Dear {first name},\n\nthe first change.')
  await button(page, 'Update template').click()
  await expectToast(page, 'Template saved', 'Hello')
  await text(second).fill('Dear {first name},\n\nthe second change.')
  await button(second, 'Update template').click()
  await expectToast(second, 'The template was not saved')
  const [template] = await own.query('select text from mail_templates')
  expect(template).toEqual({ text: 'Dear {first name},\n\nthe first change.' })
  await other.close()

  await expectAccessible(page, 'a mailing with open templates')
  await button(page, 'Send now').click()
  await expect(status(page, /^Sent/)).toContainText('1 sent', { timeout: 20_000 })
  expect(own.smtp.mailsTo('bela@example.com', 'News for Bela')[0]?.text).toContain('first change')
  await open(page, own, `/members/${id}`)
  await expect(page.getByRole('list', { name: 'Emails to them' })).toContainText('News for Bela')
})

test('a group with an unconfirmed member is written to at a time in India, and a refused address is shown and accepted again', async ({
  page,
  context,
  browser,
  own,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(400))
  for (const [name, email, isConfirmed] of [
    ['Chandra', 'chandra@example.com', true],
    ['Devi', 'refused.devi@example.com', true],
    ['Esha', 'esha@example.com', false],
  ] as const) {
    const id = await addMember(own, name, email, isConfirmed)
    await own.query(
      `insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid, confirmed_at,
         ${paidAtOnce.columns}) values ($1, 7, 'confirmed', 'paid', 200000, now(), ${paidAtOnce.values})`,
      [id],
    )
  }
  await signIn(context, own, 'Meera')
  await open(page, own, '/departures/7/mail')
  await page.getByRole('link', { name: 'Write to the group' }).click()
  await expect(status(page, /^To Hidden Gems/)).toHaveText(
    'To Hidden Gems of Turkey, 14 August 2025: 3 recipients.',
  )
  // A mail to an address that is not confirmed names no one, and stops no one's mail.
  await expect(page.getByText('Esha Rao reads “there”')).toBeVisible()
  await subject(page).fill('What to pack')
  await text(page).fill('Dear {first name|there},\n\nwe leave on {departure date}.')
  await page.getByLabel('Send', { exact: true }).selectOption('Later')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Date').fill(day(-2))
  await page.getByLabel('Time in India (IST)').fill('18:30')
  await button(page, 'Schedule').click()
  await expect(page.getByText('Please choose a time in the future').first()).toBeVisible()
  await page.getByLabel('Date').fill(day(3))
  await button(page, 'Schedule').click()
  await expect(status(page, /^Scheduled/)).toBeVisible()
  await expect(page.getByText(/, 18:30 IST$/)).toBeVisible()
  await expectAccessible(page, 'a scheduled mailing')

  const other = await browser.newContext()
  await signIn(other, own, 'Ben')
  const second = await other.newPage()
  await second.goto(page.url())
  await second.getByRole('link', { name: 'Change' }).click()
  await expect(text(second)).toHaveValue(/we leave/)
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('Time in India (IST)').fill('19:45')
  await button(page, 'Save').click()
  await expect(page.getByText(/, 19:45 IST$/)).toBeVisible()
  await text(second).fill('Dear {first name|there},\n\nwe fly on {departure date}.')
  await button(second, 'Save').click()
  await expect(
    second.getByText('This email is scheduled. Meera changed it last.').first(),
  ).toBeVisible()
  const newer = second.getByRole('status').filter({ hasText: 'The newer email leaves on' })
  await expect(newer).toContainText(/19:45 IST.*we leave on \{departure date\}/s)
  await expectAccessible(second, 'a mailing that someone else has changed')
  await expect(text(second)).toHaveValue(/we fly on/)
  await button(second, 'Save').click()
  await expect(second.getByText(/, 18:30 IST$/)).toBeVisible()
  await expect(second.getByText('we fly on {departure date}.')).toBeVisible()
  await other.close()
  await expect(page.getByText(/, 18:30 IST$/)).toBeVisible()

  await button(page, 'Send now').click()
  const question = page.getByRole('dialog', { name: 'Send this email now?' })
  await expectAccessible(page, 'the question before a scheduled mailing is sent')
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect(status(page, /^Sent/)).toContainText('2 sent, 1 failed', { timeout: 20_000 })
  expect(own.smtp.mailsTo('chandra@example.com', 'What to pack')[0]?.text).toContain(
    'Dear Chandra,\n\nwe fly on 14 August 2025.',
  )
  expect(own.smtp.mailsTo('esha@example.com', 'What to pack')[0]?.text).toContain(
    'Dear there,\n\nwe fly on 14 August 2025.',
  )
  await expectAccessible(page, 'a mailing that one recipient did not get')

  await page.getByRole('link', { name: 'Correct or discard it' }).click()
  await expect(
    page.getByRole('cell', { name: 'refused.devi@example.com', exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Refused addresses' }).click()
  const address = page.getByRole('row', { name: /^refused.devi@example.com/ })
  await expect(address).toContainText('RCPT TO 550')
  await expectAccessible(page, 'the refused addresses')
  await address.getByRole('button', { name: /^Allow again/ }).press('Enter')
  await expect(page.getByText('No mail server has refused an address.')).toBeVisible()
  await expect(page.getByText('No refused addresses')).toBeFocused()
  expect(await own.query('select from refused_addresses')).toEqual([])
})

test('the newsletter goes in batches, waits while it is paused, and its link unsubscribes', async ({
  page,
  context,
  own,
}) => {
  const readers = 120
  await own.query(
    `insert into newsletters (email) select 'reader-' || n || '@example.com' from generate_series(1, ${readers}) n`,
  )
  await signIn(context, own, 'Meera')
  await open(page, own, '/mail/write')
  await page.getByRole('link', { name: 'Write the newsletter' }).click()
  await subject(page).fill('The road in August')
  await text(page).fill('Hello,\n\nhere is what is new.')
  await button(page, 'Send now').click()
  const question = page.getByRole('dialog', { name: `Send to ${readers} recipients now?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(text(page)).toHaveValue('Hello,\n\nhere is what is new.')
  await button(page, 'Send now').click()
  await expectAccessible(page, 'the question before a newsletter leaves')
  await question.getByRole('button', { name: 'Send now' }).click()
  await button(page, 'Pause').click()
  await expect(status(page, /^Paused/)).toContainText('waiting')
  // What an instance was sending may still leave.
  const paused = await own.query<{ state: string; count: string }>(
    `select r.state, count(*) from mailing_recipients r join mailings m on m.id = r.mailing_id
     where m.audience_kind = 'newsletter' and r.state = 'waiting' group by r.state`,
  )
  expect(Number(paused[0]?.count)).toBeGreaterThanOrEqual(20)
  await expectAccessible(page, 'a paused mailing')
  await button(page, 'Continue').click()
  await expect(status(page, /^Sent/)).toContainText(`${readers} sent`, { timeout: 60_000 })
  expect(own.smtp.count('The road in August')).toBe(readers)

  const [mail] = own.smtp.mailsTo('reader-7@example.com', 'The road in August')
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  expect(header).toContain(publicWebUrl)
  const link = /href="([^"]*\/unsubscribe\?token=[^"]+)"/.exec(mail?.html ?? '')?.[1] ?? ''
  expect(mail?.text).toContain(link)
  await page.goto(link.replace(publicWebUrl, own.siteUrl))
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
  const left = await own.query(`select from newsletters where email = 'reader-7@example.com'`)
  expect(left).toEqual([])
})
