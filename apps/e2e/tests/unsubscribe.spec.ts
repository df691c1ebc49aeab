import { club } from './support/club.ts'
import { answeredWith } from './support/console-watch.ts'
import { mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { expect, newAddress, type Query, test } from './support/test.ts'

/** The welcome to somebody. */
const welcomesTo = (email: string) => mailsTo(email, 'newsletter.welcome')

/** Subscribes an address; answers the path that its welcome offers to mail programs, with its token. */
async function subscribed(email: string) {
  const answer = await fetch(`${club.webUrl}/api/newsletters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(201)
  await expect.poll(() => welcomesTo(email)).toHaveLength(1)
  const [mail = ''] = await welcomesTo(email)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const link = /List-Unsubscribe:\s*<([^>]+)>/.exec(mail)?.[1] ?? ''
  expect(link.startsWith(club.publicWebUrl)).toBe(true)
  const path = link.slice(club.publicWebUrl.length)
  return { path, token: new URLSearchParams(path.split('?')[1]).get('token') ?? '' }
}

const isSubscribed = async (query: Query, email: string) =>
  (await query('select 1 from newsletters where email = $1', [email])).length === 1

test('opening the link of a letter ends the letters', async ({ page, query }) => {
  const email = newAddress('unsubscribe')
  const { token } = await subscribed(email)
  expect(await isSubscribed(query, email)).toBe(true)
  await open(page, `/unsubscribe?token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeFocused()
  await expect(page.getByText('You will get no more letters from us.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await isSubscribed(query, email)).toBe(false)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribed' })).toBeVisible()
  await page.getByRole('link', { name: 'subscribe again' }).click()
  await expect(page).toHaveURL('/#newsletter')
  await expect(page.locator('#newsletter')).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of a letter changes nothing, and its page says what to do', async ({
    page,
    query,
  }) => {
    const email = newAddress('unsubscribe-no-script')
    const { token } = await subscribed(email)
    await page.goto(`/unsubscribe?token=${token}`)
    // Text inside of noscript is none that getByText finds.
    const hint = page.locator('noscript p').first()
    await expect(hint).toBeVisible()
    expect(await hint.innerText()).toContain('This page needs JavaScript to take your address off')
    expect(await isSubscribed(query, email)).toBe(true)
  })
})

test('a mail program ends the letters by one click, and a scanner that follows links does not', async ({
  query,
}) => {
  const email = newAddress('one-click')
  const { path, token } = await subscribed(email)
  const followed = await fetch(club.webUrl + path, { redirect: 'manual' })
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toBe(`${club.publicWebUrl}/unsubscribe?token=${token}`)
  expect(await isSubscribed(query, email)).toBe(true)
  const clicked = await fetch(club.webUrl + path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(clicked.status).toBe(200)
  expect(await isSubscribed(query, email)).toBe(false)
})

test('a link that is not ours says so', async ({ page, consoleWatch }) => {
  consoleWatch.expect(answeredWith(400))
  await open(page, `/unsubscribe?token=${'A'.repeat(80)}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link does not work' }),
  ).toBeFocused()
  await open(page, '/unsubscribe')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link does not work' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
