import { type BrowserContext, expect, type Page } from '@playwright/test'
import { postToApi } from './api.ts'
import { visit } from './pages.ts'
import { quiet } from './quiet.ts'
import { system } from './system.ts'
import type { Query } from './test.ts'

export interface Member {
  username: string
  firstName: string
  city: string
}

/** Adds two members with unique names, who cannot sign in. */
export async function addMembers(query: Query): Promise<Member[]> {
  const tag = crypto.randomUUID().slice(0, 8)
  const members = [
    { username: `asha-${tag}`, firstName: 'Asha', city: 'Pune' },
    { username: `kabir-${tag}`, firstName: 'Kabir', city: 'Kochi' },
  ]
  for (const { username, firstName, city } of members) {
    await query(
      'insert into users (username, password_hash, first_name, city) values ($1, $2, $3, $4)',
      [username, '$argon2id$none', firstName, city],
    )
  }
  return members
}

export async function removeMembers(
  query: Query,
  members: readonly Pick<Member, 'username'>[],
): Promise<void> {
  await query('delete from users where username = any($1)', [
    members.map(({ username }) => username),
  ])
}

export const gateHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unlock the console' })

export async function submitPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Unlock the console' })
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Unlock' }).click()
}

/** Opens an admin session for a browser through the API, because attempts at the gate are limited. */
export async function openAdminSession(context: BrowserContext, operator: string): Promise<void> {
  await postToApi('/api/admin/session', {
    data: { password: system.adminPassword, operator },
    cookiesFor: { context, url: system.adminUrl },
  })
}

/** Opens a page of the console and waits until it has loaded. */
export async function openAdminPage(
  page: Page,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  await visit(page, `${system.adminUrl}${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await quiet(page)
}

/** The pages that the navigation of the console leads to: its room, the name of its link, which is its h1, and the path. */
export const adminPages = [
  { room: 'Today', name: 'Today', path: '/today' },
  { room: 'Requests', name: 'Invites', path: '/requests/invites' },
  { room: 'Requests', name: 'Inquiries', path: '/requests/inquiries' },
  { room: 'Requests', name: 'Quick requests', path: '/requests/quick' },
  { room: 'Bookings', name: 'Bookings', path: '/bookings' },
  { room: 'Money', name: 'Payments', path: '/money/payments' },
  { room: 'Money', name: 'Balances due', path: '/money/balances' },
  { room: 'Money', name: 'Refunds by hand', path: '/money/refunds' },
  { room: 'Money', name: 'Receipts and credit notes', path: '/money/receipts' },
  { room: 'Money', name: 'By month', path: '/money/by-month' },
  { room: 'Money', name: 'Integrity', path: '/money/integrity' },
  { room: 'Members', name: 'Members', path: '/members' },
  { room: 'Trips', name: 'Trips', path: '/trips' },
  { room: 'Trips', name: 'Departures', path: '/departures' },
  { room: 'Trips', name: 'Hosts', path: '/hosts' },
  { room: 'Mail', name: 'Write', path: '/mail/write' },
  { room: 'Mail', name: 'Scheduled', path: '/mail/scheduled' },
  { room: 'Mail', name: 'Sent', path: '/mail/sent' },
  { room: 'Mail', name: 'Failed', path: '/mail/failed' },
  { room: 'Mail', name: 'Lists', path: '/mail/lists' },
  { room: 'Mail', name: 'Refused addresses', path: '/mail/refused' },
  { room: 'Moderation', name: 'Reports', path: '/moderation/reports' },
  { room: 'Moderation', name: 'Reviews', path: '/moderation/reviews' },
  { room: 'Settings', name: 'Club', path: '/settings/club' },
  { room: 'Settings', name: 'Tax rates', path: '/settings/tax-rates' },
  { room: 'Settings', name: 'Operators', path: '/settings/operators' },
  { room: 'Settings', name: 'My security', path: '/settings/security' },
  { room: 'Settings', name: 'Log', path: '/settings/log' },
  { room: 'Settings', name: 'Sign-ins', path: '/settings/sign-ins' },
] as const

/** The heading of the page of a departure: its trip and date. */
export const departureHeading = /, \d{1,2} [A-Z][a-z]+ \d{4}$/

/** Follows a tab of the page of a departure. */
export const openDepartureTab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Departure' })
    .getByRole('link', { name, exact: true })
    .click()

/** Opens the audit log's entry about an action of an operator, with the fields that it changed. */
export async function openAuditEntry(page: Page, operator: string, action: string) {
  await openAdminPage(page, `/settings/log?search=${operator}&action=${action}`, 'Log')
  const table = page.getByRole('table', { name: 'Log' })
  const row = table.getByRole('row', { name: operator })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Open entry/ }).click()
  return { row, changes: page.getByRole('table', { name: 'What was changed' }) }
}
