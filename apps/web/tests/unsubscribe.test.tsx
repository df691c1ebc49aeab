import { screen } from '@testing-library/react'
import { findViolations, headTag, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const token = 'A'.repeat(64)
const line = 'POST /api/newsletters/unsubscribe'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = () => screen.getByRole('button', { name: 'Try again' })

/** Whether the browser shows the page. */
let visibility: jest.SpiedGetter<Document['visibilityState']>
beforeEach(() => {
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})
afterEach(() => visibility.mockRestore())

function setVisibility(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('unsubscribes once without a click, and says so', async () => {
  const release = club().hold()
  await openSite(`/unsubscribe?token=${token}`)
  await title('Unsubscribe')
  expect(screen.getByRole('status')).toHaveTextContent('Unsubscribing you...')
  expect(screen.getByText('Your trips and invites stay as they are.')).toBeVisible()
  expect(headTag('meta[name="robots"]')).toBe('noindex')
  expect(headTag('link[rel="canonical"]', 'href')).toBeUndefined()
  expect(document.title).toBe('Unsubscribe - Far & Few')
  expect(await findViolations()).toEqual([])
  release()
  expect(await title('Unsubscribed')).toHaveFocus()
  expect(screen.getByText(/^You will not receive any more newsletters from us\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'subscribe again' })).toHaveAttribute(
    'href',
    '/#newsletter',
  )
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  setVisibility('hidden')
  setVisibility('visible')
  expect(club().calls).toEqual([{ line, body: { token }, idempotencyKey: undefined }])
  expect(await findViolations()).toEqual([])
})

it('waits until the page is visible', async () => {
  visibility.mockReturnValue('hidden')
  await openPage(`/unsubscribe?token=${token}`)
  await title('Unsubscribe')
  setVisibility('hidden')
  expect(club().calls).toEqual([])
  setVisibility('visible')
  await title('Unsubscribed')
  expect(club().calls.map((call) => call.line)).toEqual([line])
})

it.each(['', '?token=', '?other=1'])(
  'shows an error without a token (%j) and sends nothing',
  async (query) => {
    await openPage(`/unsubscribe${query}`)
    await title('This link does not work')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'hello@farandfew.example' })).toBeVisible()
    expect(club().calls).toEqual([])
  },
)

it.each([
  [
    'the database is unavailable',
    { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' },
    'Unavailable.',
  ],
  ['a proxy answers', { status: 502, text: 'bad gateway' }, 'Please try again later.'],
] as const)('tries again on request if %s', async (_, failure, words) => {
  club().fail(line, failure)
  const { user } = await openSite(`/unsubscribe?token=${token}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(`That did not work. ${words}`)
  expect(screen.queryByText(/^Taking your address/)).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
  const release = club().hold()
  button().focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Unsubscribing...' })).toBeDisabled()
  release()
  expect(await title('Unsubscribed')).toHaveFocus()
})
