import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { type RegisteredMember, registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open, tripOf } from './support/pages.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { expect, type Query, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const noConnection = /ERR_INTERNET_DISCONNECTED/
const day = (index: number) => tripOf(1).itinerary[index]!

interface Booked {
  member: RegisteredMember
  departureId: number
  path: string
}

/** A member with a confirmed booking on a departure of their own, which no list shows. */
async function bookOwnDeparture(query: Query, context: BrowserContext): Promise<Booked> {
  const member = await registerMember('Ira', context)
  const [departure] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, is_active)
     values (1, date '2031-01-01' + (random() * 1e6)::int, 4, 2, false) returning id`,
  )
  const departureId = departure!.id
  await query(
    `insert into bookings (user_id, trip_schedule_id, status, payment_status, ${paidAtOnce.columns})
     select id, $2, 'confirmed', 'paid', ${paidAtOnce.values} from users where username = $1`,
    [member.username, departureId],
  )
  await query(
    `insert into departure_hotels (departure_id, name, address, phone, first_night, nights)
     select id, 'Lantern House', '1 Harbour Street, Istanbul', '+90 212 555 01 00', departure_date, 1
     from trip_schedules where id = $1`,
    [departureId],
  )
  return { member, departureId, path: `/groups/${departureId}/pocket` }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Opens the pocket and waits until it is kept for later. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(
    page.getByText('Your Trip Pocket is on this device and opens without a connection.'),
  ).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(async () => (await kept(page)).workers).toHaveLength(1)
}

/** What this browser keeps of the site. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    entries: Object.keys(localStorage),
  }))
const nothing = { caches: [], workers: [], databases: [], entries: [] }

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null)

const endSessions = (query: Query, { username }: RegisteredMember) =>
  query('delete from sessions where user_id = (select id from users where username = $1)', [
    username,
  ])

test('opens without a connection after one visit, and shows what has changed when there is one again', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(noConnection)
  const { path, departureId } = await bookOwnDeparture(query, context)
  await visit(page, path)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: tripOf(1).title })).toBeVisible()
  await expect(page.getByText(/^You are offline\. Last updated on /)).toBeVisible()
  for (const index of [0, 1, 2, 3]) {
    await expect(page.getByText(day(index).description)).toBeVisible()
  }
  await expect(page.getByText('1 Harbour Street, Istanbul')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Lantern House' })).toHaveAttribute(
    'href',
    'tel:+902125550100',
  )
  await expect(page.getByRole('link', { name: /^Call Police.*112$/ })).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Ira' })).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await horizontalOverflow(page), `overflow at ${width} px`).toEqual(noOverflow)
  }
  await expectAccessible(page, 'a Trip Pocket without a connection')

  // A window that the phone opens again has no page to come from.
  const later = await context.newPage()
  await later.goto(path)
  await expect(later.getByText('1 Harbour Street, Istanbul')).toBeVisible()
  await later.close()

  await query(`update departure_hotels set name = 'Cave House' where departure_id = $1`, [
    departureId,
  ])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Cave House' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cave House' })).toBeVisible()
})

test('is served by a worker that serves no other page', async ({ page, context, query }) => {
  const { path, departureId } = await bookOwnDeparture(query, context)
  await visit(page, path)
  const { workers, caches } = await kept(page)
  expect(workers.map((scope) => new URL(scope).pathname)).toEqual([path])
  expect(caches.every((name) => name.startsWith('trip-pocket'))).toBe(true)
  await page.reload()
  expect(await isControlled(page)).toBe(true)
  for (const other of ['/', '/account', `/groups/${departureId}`, `/book/7`]) {
    await open(page, other)
    expect(await isControlled(page), other).toBe(false)
  }
  await page.goto(`/groups/${departureId}`)
  await page.getByRole('link', { name: 'Trip Pocket (works offline)' }).click()
  await expect(page).toHaveURL(path)
  expect(await isControlled(page)).toBe(true)
  await page.getByRole('link', { name: 'Open the Group Room' }).click()
  await expect(page).toHaveURL(`/groups/${departureId}`)
  expect(await isControlled(page)).toBe(false)
})

test('can be installed, with a manifest of its own', async ({ page, context, query }) => {
  const { path } = await bookOwnDeparture(query, context)
  await visit(page, path)
  const client = await context.newCDPSession(page)
  const { url, errors, data } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as {
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  const pathOf = (address: string) => new URL(address, url).pathname
  expect([pathOf(manifest.start_url), pathOf(manifest.scope)]).toEqual([path, path])
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
  }
})

test.describe('nothing stays on the device', () => {
  const logInPrompt = (page: Page) =>
    page.getByText('Nothing is kept on this device while you are logged out.')

  test('after a logout, which another tab hears of', async ({ page, context, query }) => {
    const { path } = await bookOwnDeparture(query, context)
    await visit(page, path)
    const account = await context.newPage()
    await open(account, '/account')
    await button(account, 'Logout').click()
    await expect(account.getByRole('button', { name: 'Sign Up / Log In' }).first()).toBeVisible()
    await expect(logInPrompt(page)).toBeVisible()
    await expect.poll(() => kept(page)).toEqual(nothing)
    await page.reload()
    await expect(logInPrompt(page)).toBeVisible()
    expect(await kept(page)).toEqual(nothing)
  })

  test('after a logout without a connection', async ({ page, context, query, consoleWatch }) => {
    consoleWatch.expect(noConnection)
    const { path } = await bookOwnDeparture(query, context)
    await visit(page, path)
    await open(page, '/account')
    await context.setOffline(true)
    await button(page, 'Logout').click()
    await expect.poll(() => kept(page)).toEqual(nothing)
    await context.setOffline(false)
    expect(await kept(page)).toEqual(nothing)
  })

  test('once the session has ended at the server, as soon as there is a connection', async ({
    page,
    context,
    query,
    consoleWatch,
  }) => {
    consoleWatch.expect(noConnection)
    consoleWatch.expect(statusError(401))
    const { path, member } = await bookOwnDeparture(query, context)
    await visit(page, path)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('1 Harbour Street, Istanbul')).toBeVisible()
    await endSessions(query, member)
    await context.setOffline(false)
    await expect(logInPrompt(page)).toBeVisible()
    await expect(page.getByText('1 Harbour Street, Istanbul')).toBeHidden()
    await expect.poll(() => kept(page)).toEqual(nothing)
  })

  test('once another member logs in', async ({ page, context, query }) => {
    const { path, member } = await bookOwnDeparture(query, context)
    await visit(page, path)
    await endSessions(query, member)
    const other = await registerMember('Noor')
    // The page that the login opens from has not asked who is signed in.
    await open(page, '/about')
    await context.clearCookies()
    await page.reload()
    expect((await kept(page)).caches).not.toEqual([])
    await button(page, 'Open menu').click()
    await page.getByRole('link', { name: 'My Account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Login with Email' }).click()
    await dialog.getByLabel('Username').fill(other.username)
    await dialog.getByLabel('Password').fill(other.password)
    await dialog.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/account')
    await expect.poll(() => kept(page)).toEqual(nothing)
  })

  test('once the member no longer belongs to the group', async ({
    page,
    context,
    query,
    consoleWatch,
  }) => {
    consoleWatch.expect(statusError(403))
    const { path, departureId } = await bookOwnDeparture(query, context)
    await visit(page, path)
    await query(
      `update bookings set status = 'cancelled', ended_by = 'member', ended_at = now(), refund_amount = 0
       where trip_schedule_id = $1`,
      [departureId],
    )
    await page.reload()
    await expect(
      page.getByText(/^Only the host and members with a confirmed booking/),
    ).toBeVisible()
    await expect.poll(() => kept(page)).toEqual(nothing)
  })

  test('when the member removes it', async ({ page, context, query }) => {
    const { path } = await bookOwnDeparture(query, context)
    await visit(page, path)
    await button(page, 'Remove from This Device').click()
    await expect(page.getByText('It was removed from this device.')).toBeVisible()
    await expect.poll(() => kept(page)).toEqual(nothing)
    await button(page, 'Open It Again').click()
    await expect(page.getByText('1 Harbour Street, Istanbul')).toBeVisible()
  })
})
