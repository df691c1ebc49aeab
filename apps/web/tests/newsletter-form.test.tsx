import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { NewsletterForm } from '../src/features/newsletters/newsletter-form.tsx'
import { openPart, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const form = async () => within(await screen.findByRole('form', { name: 'Newsletter' }))
type Form = Awaited<ReturnType<typeof form>>
const email = (newsletter: Form) => newsletter.getByLabelText(/^Email/)
const subscribe = (newsletter: Form) => newsletter.getByRole('button', { name: 'Subscribe' })
const isMarked = (newsletter: Form) => email(newsletter).getAttribute('aria-invalid') === 'true'
const sent = () => club().calls.filter(({ line }) => line === 'POST /api/newsletters')

async function open(address?: string) {
  const { user } = openPart(<NewsletterForm />)
  const newsletter = await form()
  if (address) await user.type(email(newsletter), address)
  return { user, newsletter }
}

it('shows progress, thanks the visitor and clears the form', async () => {
  const { user, newsletter } = await open('maya@example.com')
  const release = club().hold()
  await user.click(subscribe(newsletter))
  expect(await newsletter.findByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  release()
  for (const place of [await findToast(), newsletter]) {
    expect(await place.findByText('Successfully subscribed!')).toBeVisible()
    expect(place.getByText('Thank you for joining our newsletter.')).toBeVisible()
  }
  await waitFor(() => expect(subscribe(newsletter)).toBeEnabled())
  expect(email(newsletter)).toHaveValue('')
  expect(isMarked(newsletter)).toBe(false)
  expect(sent().map(({ body }) => body)).toEqual([{ email: 'maya@example.com' }])
})

it.each([
  [
    "shows the server's message",
    { code: 'TOO_MANY_REQUESTS', detail: 'Please wait a minute.' },
    'Please wait a minute.',
  ],
  ['shows its own message', { status: 502, text: 'bad gateway' }, 'Please try again later.'],
] as const)('%s after a failure and keeps the typed text', async (_, failure, words) => {
  club().fail('POST /api/newsletters', failure)
  const { user, newsletter } = await open('maya@example.com')
  await user.click(subscribe(newsletter))
  for (const place of [await findToast(), newsletter]) {
    expect(await place.findByText('Something went wrong.')).toBeVisible()
    expect(await place.findByText(words)).toBeVisible()
  }
  expect(email(newsletter)).toHaveValue('maya@example.com')
  await waitFor(() => expect(subscribe(newsletter)).toBeEnabled())
})
