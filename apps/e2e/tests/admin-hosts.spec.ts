import type { Page } from '@playwright/test'
import { openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open, tripOf } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'

const trip = tripOf(1)
const date = '2027-05-02'
const name = 'Zeynep of the test'

test.beforeEach(({ query }) => removeAll(query))
test.afterEach(({ query }) => removeAll(query))

async function removeAll(query: Query): Promise<void> {
  await query('delete from trip_schedules where trip_id = 1 and departure_date = $1', [date])
  await query('delete from hosts where name = $1', [name])
}

async function addHost(page: Page): Promise<void> {
  await openAdminPage(page, '/hosts', 'Hosts')
  await page.getByRole('button', { name: 'Add a host' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a host' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: /^Languages/ }).fill('Turkish and Hindi')
  await dialog.getByRole('textbox', { name: /^About the host/ }).fill('Zeynep restores tiles.')
  await dialog.getByRole('textbox', { name: /^Portrait/ }).fill('/art/avatars/07.svg')
  await expect(dialog.getByRole('img', { name: /avatars\/07/ })).toBeVisible()
  await expectAccessible(page, 'the form of a host')
  await dialog.getByRole('button', { name: 'Add host' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function addDeparture(page: Page): Promise<void> {
  await openAdminPage(page, '/departures', 'Departures')
  await page.getByRole('button', { name: 'Add a departure' }).click()
  const form = page.getByRole('form', { name: 'New departure' })
  await form.getByLabel('Trip').selectOption({ label: trip.title })
  await form.getByLabel('Departure date').fill(date)
  await form.getByRole('combobox', { name: /^Host/ }).selectOption({ label: name })
  await form.getByRole('button', { name: 'Add departure' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an operator adds a host and chooses them for a departure, and visitors see them', async ({
  page,
  context,
}) => {
  await openAdminSession(context, 'Meera')
  await addHost(page)
  await addDeparture(page)
  await openAdminPage(page, '/hosts', 'Hosts')
  const departures = page.getByRole('list', { name: `Departures of ${name}` })
  await expect(departures).toContainText(`${trip.title}, 2 May 2027`)

  const site = await context.newPage()
  await expect(async () => {
    await open(site, '/team')
    await site.getByRole('heading', { name: 'Our Hosts' }).scrollIntoViewIfNeeded()
    await expect(site.getByRole('heading', { name })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const host = site.getByRole('listitem').filter({ has: site.getByRole('heading', { name }) })
  await expect(host).toContainText('Hosts Turkey')
  await expect(host).toContainText('Speaks Turkish and Hindi')
  await expect(host.locator('img')).toHaveAttribute('src', '/art/avatars/07.svg')
  await expectAccessible(site, 'the hosts on Our Team')
  expect(await horizontalOverflow(site)).toEqual(noOverflow)

  await open(site, '/destinations/turkey')
  await site.getByRole('heading', { level: 2, name: 'Departures' }).scrollIntoViewIfNeeded()
  const card = site.getByRole('listitem').filter({ hasText: 'Zeynep restores tiles.' })
  await expect(card).toContainText('Hosts 2-5 May 2027')
  await expect(card).toContainText(name)
})
