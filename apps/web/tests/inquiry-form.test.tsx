import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import InquiryForm from '../src/features/inquiries/inquiry-form.tsx'
import { openPart, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const good = {
  name: 'Maya Rao',
  email: 'maya@example.com',
  destination: 'sri-lanka',
  message: 'Four days in the hills, please.',
}

const form = async () => within(await screen.findByRole('form', { name: 'Inquiry' }))
type Form = Awaited<ReturnType<typeof form>>
const name = (inquiry: Form) => inquiry.getByLabelText(/^Name/)
const email = (inquiry: Form) => inquiry.getByLabelText(/^Email/)
const destination = (inquiry: Form) => inquiry.getByLabelText(/^Destination/)
const message = (inquiry: Form) => inquiry.getByLabelText(/^Message/)
const send = (inquiry: Form) => inquiry.getByRole('button', { name: 'Send Inquiry' })
const sent = () => club().calls.filter(({ line }) => line === 'POST /api/inquiries')

const invalidFields = (inquiry: Form) =>
  [name, email, destination, message]
    .map((field) => field(inquiry) as HTMLInputElement)
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => field.name)

/** Opens the form, with the destination of a page if it is given. */
async function open(given?: string) {
  const { user } = openPart(<InquiryForm destination={given} />)
  return { user, inquiry: await form() }
}

async function fillIn({ chosen = true } = {}) {
  const { user, inquiry } = await open()
  await user.type(name(inquiry), good.name)
  await user.type(email(inquiry), good.email)
  if (chosen) await user.selectOptions(destination(inquiry), good.destination)
  await user.type(message(inquiry), good.message)
  return { user, inquiry }
}

const typed = (inquiry: Form) => ({
  name: (name(inquiry) as HTMLInputElement).value,
  email: (email(inquiry) as HTMLInputElement).value,
  destination: (destination(inquiry) as HTMLSelectElement).value,
  message: (message(inquiry) as HTMLTextAreaElement).value,
})

describe('the fields', () => {
  it('are the specified ones', async () => {
    const { inquiry } = await open()
    const options = within(destination(inquiry)).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value).filter(Boolean)).toEqual([
      'bali',
      'turkey',
      'sri-lanka',
      'montenegro',
      'portugal',
      'mexico',
      'other',
    ])
    expect(message(inquiry)).toHaveAttribute('rows', '4')
    expect(typed(inquiry)).toEqual({ name: '', email: '', destination: '', message: '' })
    expect(invalidFields(inquiry)).toEqual([])
  })
})

describe('on the page of a trip', () => {
  it.each([
    ['/', ''],
    ['/destinations/turkey', 'turkey'],
    ['/trips/5', 'portugal'],
    ['/trips/7', 'other'],
  ])('%s has %j selected', async (path, chosen) => {
    await openSite(path)
    expect(destination(await form())).toHaveValue(chosen)
  })

  it('the form selects it again after sending', async () => {
    const { user, inquiry } = await open('turkey')
    await user.type(name(inquiry), good.name)
    await user.type(email(inquiry), good.email)
    await user.selectOptions(destination(inquiry), good.destination)
    await user.type(message(inquiry), good.message)
    await user.click(send(inquiry))
    await inquiry.findByText('Inquiry Received!')
    await waitFor(() => expect(name(inquiry)).toHaveValue(''))
    expect(typed(inquiry)).toEqual({ name: '', email: '', destination: 'turkey', message: '' })
    expect(sent().map(({ body }) => body)).toEqual([good])
  })
})

describe('sending an invalid inquiry', () => {
  it('focuses the destination if only that is missing', async () => {
    const { user, inquiry } = await fillIn({ chosen: false })
    await user.click(send(inquiry))
    await waitFor(() => expect(invalidFields(inquiry)).toEqual(['destination']))
    await waitFor(() => expect(destination(inquiry)).toHaveFocus())
  })
})

describe('sending an inquiry', () => {
  it('shows progress, thanks the visitor and clears the form', async () => {
    const { user, inquiry } = await fillIn()
    const release = club().hold()
    await user.click(send(inquiry))
    const busy = await inquiry.findByRole('button', { name: 'Sending...' })
    expect(busy).toBeDisabled()
    expect(typed(inquiry)).toEqual(good)
    release()
    for (const place of [await findToast(), inquiry]) {
      expect(await place.findByText('Inquiry Received!')).toBeVisible()
      expect(place.getByText("We'll get back to you within 24 hours.")).toBeVisible()
    }
    expect(inquiry.getByText(/^Our answer goes to maya@example.com\./)).toBeVisible()
    await waitFor(() => expect(send(inquiry)).toBeEnabled())
    expect(typed(inquiry)).toEqual({ name: '', email: '', destination: '', message: '' })
    expect(invalidFields(inquiry)).toEqual([])
    expect(sent().map(({ body }) => body)).toEqual([good])
  })
})

describe('when sending fails', () => {
  const toast = async (description: string) => {
    for (const place of [await findToast(), await form()]) {
      expect(await place.findByText('Something went wrong.')).toBeVisible()
      expect(await place.findByText(description)).toBeVisible()
    }
  }

  it("shows the server's message and keeps the typed text", async () => {
    club().fail('POST /api/inquiries', {
      code: 'TOO_MANY_REQUESTS',
      detail: 'That was a lot at once. Please wait a minute.',
    })
    const { user, inquiry } = await fillIn()
    await user.click(send(inquiry))
    await toast('That was a lot at once. Please wait a minute.')
    expect(typed(inquiry)).toEqual(good)
    await waitFor(() => expect(send(inquiry)).toBeEnabled())
  })

  it('sends the same inquiry with the same key, and a changed one with a new key', async () => {
    club().fail('POST /api/inquiries', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' }, 3)
    const { user, inquiry } = await fillIn()
    const sendAgain = async (times: number) => {
      await waitFor(() => expect(send(inquiry)).toBeEnabled())
      await user.click(send(inquiry))
      await waitFor(() => expect(sent()).toHaveLength(times))
    }
    await sendAgain(1)
    await sendAgain(2)
    await waitFor(() => expect(send(inquiry)).toBeEnabled())
    await user.type(message(inquiry), ' Or eight.')
    await sendAgain(3)
    await sendAgain(4)
    await inquiry.findByText('Inquiry Received!')
    const [first, second, third, fourth] = sent().map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(fourth).toBe(third)
  })
})

it.each([
  ['albania', 'Albania'],
  ['mexico', 'Mexico'],
  ['other', 'Somewhere else'],
])('is about the destination of the page of %s', async (given, label) => {
  openPart(<InquiryForm destination={given} />)
  const chosen = destination(await form()) as HTMLSelectElement
  expect(chosen.selectedOptions[0]).toHaveTextContent(label)
})

it.each([
  ['the trip of the page', 'other', 7],
  ['no trip if another destination was chosen', 'bali', undefined],
])('sends %s', async (_what, chosen, tripId) => {
  const { user } = openPart(<InquiryForm destination="japan" tripId={7} />)
  const inquiry = await form()
  await user.type(name(inquiry), good.name)
  await user.type(email(inquiry), good.email)
  await user.selectOptions(destination(inquiry), chosen)
  await user.type(message(inquiry), good.message)
  await user.click(send(inquiry))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect((sent()[0]!.body as { tripId?: number }).tripId).toBe(tripId)
})
