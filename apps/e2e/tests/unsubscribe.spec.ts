import { system } from './support/system.ts'
import { mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { expect, uniqueEmail, type Query, test } from './support/test.ts'

/** The welcome mails to an address. */
const welcomesTo = (email: string) => mailsTo(email, 'newsletter.welcome')

/** Subscribes an address; returns the path for mail programs in its welcome mail, and the token. */
async function subscribe(email: string) {
  const answer = await fetch(`${system.webUrl}/api/newsletters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(201)
  await expect.poll(() => welcomesTo(email)).toHaveLength(1)
  const [mail = ''] = await welcomesTo(email)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const link = /List-Unsubscribe:\s*<([^>]+)>/.exec(mail)?.[1] ?? ''
  expect(link.startsWith(system.publicWebUrl)).toBe(true)
  const path = link.slice(system.publicWebUrl.length)
  return { path, token: new URLSearchParams(path.split('?')[1]).get('token') ?? '' }
}

const isSubscribed = async (query: Query, email: string) =>
  (await query('select 1 from newsletters where email = $1', [email])).length === 1

test('opening the link in a newsletter mail unsubscribes', async ({ page, query }) => {
  const email = uniqueEmail('unsubscribe')
  const { token } = await subscribe(email)
  expect(await isSubscribed(query, email)).toBe(true)
  await open(page, `/unsubscribe?token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeFocused()
  await expect(page.getByText('You will not receive any more newsletters from us.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await isSubscribed(query, email)).toBe(false)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
  await page.getByRole('link', { name: 'subscribe again' }).click()
  await expect(page).toHaveURL('/#newsletter')
  await expect(page.locator('#newsletter')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link changes nothing, and the page says what to do', async ({ page, query }) => {
    const email = uniqueEmail('unsubscribe-no-script')
    const { token } = await subscribe(email)
    await page.goto(`/unsubscribe?token=${token}`)
    // getByText does not find text in noscript.
    const hint = page.locator('noscript p').first()
    await expect(hint).toBeVisible()
    expect(await hint.innerText()).toContain('This page needs JavaScript to take your address off')
    expect(await isSubscribed(query, email)).toBe(true)
  })
})

test('one click in a mail program unsubscribes, and a scanner that follows links does not', async ({
  query,
}) => {
  const email = uniqueEmail('one-click')
  const { path, token } = await subscribe(email)
  const followed = await fetch(system.webUrl + path, { redirect: 'manual' })
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toBe(`${system.publicWebUrl}/unsubscribe?token=${token}`)
  expect(await isSubscribed(query, email)).toBe(true)
  const clicked = await fetch(system.webUrl + path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(clicked.status).toBe(200)
  expect(await isSubscribed(query, email)).toBe(false)
})
