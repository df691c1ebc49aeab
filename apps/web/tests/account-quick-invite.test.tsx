import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { quickRequest, testMember } from './club-rows.ts'
import { openPage, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
const line = 'POST /api/quick-invite-request'
const sent = (asked = line) => club().calls.filter((call) => call.line === asked)
const why = 'I travel alone and like to share a table in the evening with few people.'

async function openDialog(query = '') {
  club().signIn(testMember('maya'))
  club().answer(requestQuickInvite, ({ body }) => quickRequest(body))
  const { user } = await openPage(`/account${query}`)
  const opener = (await screen.findAllByRole('button', { name: 'Quick Invite Request' }))[0]!
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick Invite Request' }))
  return { user, dialog, opener }
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog']

async function fillIn(user: UserEvent, dialog: Dialog) {
  await user.selectOptions(dialog.getByLabelText('Preferred destination (optional)'), 'turkey')
  await user.selectOptions(dialog.getByLabelText(/^Travel month/), 'may-2025')
  await user.selectOptions(dialog.getByLabelText(/^Group size preference/), 'medium-8-12')
  await user.selectOptions(dialog.getByLabelText(/^Budget range/), '2-2.5')
  await user.type(dialog.getByLabelText(/^Why would you like to join/), why)
}

it('shows the first four trips of the list and the months', async () => {
  const { dialog } = await openDialog()
  const trips = within(await dialog.findByRole('list', { name: 'Trips to choose from' }))
  const titles = trips.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(titles).toHaveLength(4)
  for (const [index, { title }] of catalogue.slice(0, 4).entries()) {
    expect(titles[index]).toContain(title)
  }
  const months = within(dialog.getByLabelText(/^Travel month/)).getAllByRole('option')
  expect(months.map((option) => (option as HTMLOptionElement).value)).toEqual([
    '',
    ...['march', 'april', 'may', 'june', 'july', 'august'].map((month) => `${month}-2025`),
    ...['september', 'october', 'november', 'december'].map((month) => `${month}-2025`),
    'flexible',
  ])
})

it("shows the club's message for each missing field", async () => {
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^Why would you like to join/), 'Too short')
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }))
  for (const message of [
    'Please select your preferred travel month',
    'Please select your group size preference',
    'Please select your budget range',
    'Please tell us more about why you want to join Far & Few (minimum 50 characters)',
  ]) {
    expect(await dialog.findByText(message)).toBeInTheDocument()
  }
  await waitFor(() => expect(dialog.getByLabelText(/^Travel month/)).toHaveFocus())
  expect(sent()).toEqual([])
})

it('adds the new request to the list without a second fetch, and replaces the form with a confirmation', async () => {
  const { user, dialog, opener } = await openDialog('?tab=trip-requests')
  await fillIn(user, dialog)
  await user.dblClick(dialog.getByRole('button', { name: 'Submit Request' }))
  expect(await screen.findByText('Request Submitted Successfully!')).toBeInTheDocument()
  const confirmation = within(await screen.findByRole('dialog', { name: 'Request Submitted!' }))
  expect(confirmation.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Request Submitted!',
  ])
  expect(confirmation.getByText('Request Submitted!')).toHaveFocus()
  expect(dialog.queryByRole('form')).not.toBeInTheDocument()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({
    body: { preferredDestination: 'turkey', travelMonth: 'may-2025', whyJoin: why },
    idempotencyKey: expect.any(String),
  })
  await user.click(confirmation.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const list = within(await screen.findByRole('list', { name: 'Trip requests' }))
  expect(list.getByRole('heading', { name: 'Turkey' })).toBeInTheDocument()
  for (const text of ['Pending', 'May 2025', 'Medium (8-12 people)', 'INR 2-2.5 Lacs']) {
    expect(list.getByText(text)).toBeInTheDocument()
  }
  expect(sent('GET /api/user/invite-requests')).toHaveLength(1)

  await waitFor(() => expect(opener).toHaveFocus())
  await user.click(opener)
  const again = within(await screen.findByRole('dialog', { name: 'Quick Invite Request' }))
  expect(again.getByLabelText(/^Why would you like to join/)).toHaveValue('')
})

it('returns the focus and keeps the typed text on Escape; Close resets the form', async () => {
  const { user, dialog, opener } = await openDialog()
  await user.type(dialog.getByLabelText(/^Why would you like to join/), 'Half a thought')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
  await user.keyboard('{Enter}')
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText(/^Why would you like to join/)).toHaveValue('Half a thought')
  await user.click(again.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener).toHaveFocus())
  await user.keyboard('{Enter}')
  const reset = within(await screen.findByRole('dialog'))
  expect(reset.getByLabelText(/^Why would you like to join/)).toHaveValue('')
})

it('selects the destination of a clicked trip, and deselects it on a second click', async () => {
  const { user, dialog } = await openDialog()
  const destination = dialog.getByLabelText('Preferred destination (optional)')
  const trip = await dialog.findByRole('button', { name: /^Bali Bliss/ })
  await user.click(trip)
  expect(destination).toHaveValue('bali')
  expect(trip).toHaveAttribute('aria-pressed', 'true')
  await user.click(trip)
  expect(destination).toHaveValue('')
})

it.each([
  [
    { code: 'DATABASE_UNAVAILABLE', detail: 'The service is unavailable.' } as const,
    'The service is unavailable.',
  ],
  [{ status: 502, text: 'Bad gateway' } as const, 'Please try again later.'],
])('shows the error and keeps the typed text', async (failure, message) => {
  const { user, dialog } = await openDialog()
  await fillIn(user, dialog)
  club().fail(line, failure)
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }))
  for (const place of [await findToast(), dialog]) {
    expect(await place.findByText('Submission Failed')).toBeInTheDocument()
    expect(place.getByText(message)).toBeInTheDocument()
  }
  expect(dialog.getByLabelText(/^Why would you like to join/)).toHaveValue(why)
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }))
  await screen.findByRole('dialog', { name: 'Request Submitted!' })
  const keys = sent().map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})
