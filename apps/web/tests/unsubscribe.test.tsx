import { screen, waitFor } from '@testing-library/react'
import { findViolations, headTag, openSite, withClubServer } from './open-site.tsx'

const club = withClubServer()

const token = 'A'.repeat(64)
const line = 'POST /api/newsletters/unsubscribe'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = () => screen.getByRole('button', { name: 'Unsubscribe' })

it('says what will happen, and does nothing by itself', async () => {
  await openSite(`/unsubscribe?token=${token}`)
  await title('Unsubscribe')
  expect(screen.getByText(/^Press the button, and we take the address/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Unsubscribe' })).toHaveLength(1)
  expect(headTag('meta[name="robots"]')).toBe('noindex')
  expect(headTag('link[rel="canonical"]', 'href')).toBeUndefined()
  expect(document.title).toBe('Unsubscribe - Far & Few')
  expect(await findViolations()).toEqual([])
  expect(club().calls).toEqual([])
})

it('ends the letters at the press of its button, and says so', async () => {
  const { user } = await openSite(`/unsubscribe?token=${token}`)
  const release = club().hold()
  await user.click(button())
  expect(await screen.findByRole('button', { name: 'Unsubscribing...' })).toBeDisabled()
  release()
  expect(await title('Unsubscribed')).toHaveFocus()
  expect(screen.getByText('You will get no more letters from us.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(club().calls).toEqual([{ line, body: { token }, idempotencyKey: undefined }])
  expect(await findViolations()).toEqual([])
})

it('works by keyboard', async () => {
  const { user } = await openSite(`/unsubscribe?token=${token}`)
  button().focus()
  await user.keyboard('{Enter}')
  expect(await title('Unsubscribed')).toHaveFocus()
})

it.each(['', '?token=', '?other=1'])(
  'without a link (%j) says so and asks nobody',
  async (query) => {
    await openSite(`/unsubscribe${query}`)
    await title('This link does not work')
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'hello@farandfew.example' })).toBeVisible()
    expect(await findViolations()).toEqual([])
    expect(club().calls).toEqual([])
  },
)

it('says so where the link is not ours', async () => {
  club().fail(line, { code: 'VALIDATION_FAILED', detail: 'This link is not one of ours.' })
  const { user } = await openSite(`/unsubscribe?token=${token}`)
  await user.click(button())
  expect(await title('This link does not work')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument()
})

it.each([
  ['the database is away', { code: 'DATABASE_AWAY', detail: 'Resting.' }, 'Resting.'],
  ['a proxy answers', { status: 502, text: 'bad gateway' }, 'Please try again later.'],
] as const)('keeps its button where %s', async (_, failure, words) => {
  club().fail(line, failure)
  const { user } = await openSite(`/unsubscribe?token=${token}`)
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(`That did not work. ${words}`)
  expect(await findViolations()).toEqual([])
  await waitFor(() => expect(button()).toBeEnabled())
  await user.click(button())
  await title('Unsubscribed')
})
