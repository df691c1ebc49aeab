import { type BrowserContext, expect, type Page } from '@playwright/test'
import { club } from './club.ts'
import type { Query } from './test.ts'

export interface Member {
  username: string
  firstName: string
  city: string
}

/** Two members of their own names; their passwords open nothing. */
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

export async function tryPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Unlock the console' })
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Unlock' }).click()
}

export async function unlock(page: Page, password: string): Promise<void> {
  await tryPassword(page, password)
  await expect(page.getByRole('heading', { level: 1, name: 'User database' })).toBeVisible()
}

const byte = () => Math.floor(Math.random() * 254) + 1

/** Sends something to the API from an address of its own: the limits, which count by address, are for the pages. */
export async function sendToApi(path: string, body: object): Promise<Response> {
  const answer = await fetch(`${club.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Gives a browser the cookies of an answer, as if one of its own pages had asked. */
export async function takeCookies(
  context: BrowserContext,
  answer: Response,
  url: string,
): Promise<void> {
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const at = pair.indexOf('=')
    return {
      ...{ url, name: pair.slice(0, at), value: pair.slice(at + 1) },
      httpOnly: attributes.includes('HttpOnly'),
      sameSite: attributes.includes('SameSite=Strict') ? ('Strict' as const) : ('Lax' as const),
    }
  })
  await context.addCookies(cookies)
}

/** The site's pictures by the address that the console names; nothing of that name can be asked for here. */
const passPicturesOn = (context: BrowserContext) =>
  context.route(`${club.publicWebUrl}/**`, async (route) => {
    const url = route.request().url().replace(club.publicWebUrl, club.webUrl)
    await route.fulfill({ response: await route.fetch({ url }) })
  })

/** Opens the console for a browser without its gate, whose tries are counted. */
export async function enterDesk(context: BrowserContext, operator: string): Promise<void> {
  const answer = await sendToApi('/api/admin/session', {
    ...{ password: club.adminPassword, operator },
  })
  await takeCookies(context, answer, club.adminUrl)
  await passPicturesOn(context)
}

/** Goes to a room of the open console. */
export async function goToRoom(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${club.adminUrl}${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The console's rooms: what the navigation calls each, where it is, and its one h1. */
export const rooms = [
  { name: 'Users', path: '/', heading: 'User database' },
  { name: 'Invites', path: '/invites', heading: 'Invites' },
  { name: 'Trips', path: '/trips', heading: 'Trips' },
  { name: 'Departures', path: '/departures', heading: 'Departures' },
  { name: 'Inquiries', path: '/inquiries', heading: 'Inquiries' },
  { name: 'Newsletter', path: '/newsletter', heading: 'Newsletter' },
  { name: 'Audit log', path: '/audit-log', heading: 'Audit log' },
  { name: 'Security', path: '/security', heading: 'Security' },
] as const
