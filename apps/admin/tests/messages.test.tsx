import type { AdminMessage } from '@farandfew/domain/messages/admin-messages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

const messageOf = (id: number, rest: Partial<AdminMessage>): AdminMessage => ({
  id,
  channel: 'mail',
  kind: 'booking.confirmed',
  recipient: `maya${id}@old.example`,
  state: 'dead',
  reason: 'recipient-refused',
  reply: 'RCPT TO 550 5.1.1',
  attempts: 1,
  createdAt: '2025-05-01T18:31:00.000Z',
  lastAttemptAt: '2025-05-01T18:32:00.000Z',
  nextAttemptAt: null,
  ...rest,
})

beforeEach(() => {
  Object.assign(api().state, {
    open: true,
    messages: [
      messageOf(3, { channel: 'sms', kind: 'phone.sign-in', recipient: '+915555501234' }),
      messageOf(2, { kind: 'account.password-reset', reason: 'sender-refused', attempts: 30 }),
      messageOf(1, {}),
    ],
  })
  countMails(1, 2)
})

const countMails = (waiting: number, dead: number) => {
  api().state.messageCounts.channels = [
    { channel: 'mail', waiting, dead, refused: 0, oldestSeconds: 300 },
    { channel: 'sms', waiting: 0, dead: 1, refused: 0, oldestSeconds: 300 },
  ]
}

const item = (name: RegExp) => screen.findByRole('row', { name })
const titles = async () =>
  within(await screen.findByRole('table', { name: 'Messages' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const press = async (
  user: { click: (element: Element) => Promise<void> },
  of: RegExp,
  name: string,
) => user.click(within(await item(of)).getByRole('button', { name: new RegExp(`^${name}`) }))
const writes = () => api().calls.filter(({ line }) => !line.startsWith('GET'))
const unavailable = {
  code: 'DATABASE_UNAVAILABLE',
  detail: 'The service is unavailable right now.',
} as const

it('offers the messages that are shown, or those that are selected, as a file', async () => {
  const { user } = openPage('/mail/failed')
  expect(await screen.findByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/admin/messages.csv?state=dead',
  )
  const name = 'Select Booking: confirmed, to maya1@old.example'
  await user.click(await screen.findByRole('checkbox', { name }))
  const bar = await screen.findByRole('group', { name: 'Selected rows' })
  expect(within(bar).getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/admin/messages.csv?ids=1',
  )
})

it('lists dead messages with recipient, reason in plain words, attempts and times', async () => {
  openPage('/mail/failed')
  expect(await titles()).toEqual([
    'Phone: sign in',
    'Account: password reset',
    'Booking: confirmed',
  ])
  const booking = await item(/Booking/)
  expect(booking).toHaveTextContent('maya1@old.example')
  expect(booking).toHaveTextContent('The address was rejected.')
  expect(booking).toHaveTextContent('2 May 2025, 00:02 IST')
  expect(await item(/password reset/)).toHaveTextContent(
    'The mail server rejected our sender address.',
  )
  expect(
    await screen.findByText('Email: 1 waiting, the oldest for 5 minutes; 2 failed'),
  ).toBeInTheDocument()
  expect(screen.getByText('SMS: 0 waiting; 1 failed')).toBeInTheDocument()
})

it('shows waiting messages with their next attempt and no actions', async () => {
  const { user } = openPage('/mail/failed')
  await titles()
  const nextAttemptAt = '2025-05-01T18:40:00.000Z'
  api().state.messages = [messageOf(4, { state: 'waiting', nextAttemptAt })]
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Waiting')
  const waiting = (await screen.findByText('2 May 2025, 00:10 IST')).closest('tr')!
  expect(within(waiting).queryByRole('button')).not.toBeInTheDocument()
  expect(window.location.search).toBe('?state=waiting')
  expect(api().calls.at(-1)?.line).toBe('GET /api/admin/messages?state=waiting')
})

it('sends a message again', async () => {
  const { user } = openPage('/mail/failed')
  api().answerNext('POST /api/admin/messages/2/send-again', () => countMails(2, 1))
  await press(user, /password reset/, 'Send again')
  expect(await screen.findByText('The message will be sent again')).toBeInTheDocument()
  expect(await titles()).toEqual(['Phone: sign in', 'Booking: confirmed'])
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 messages')
  expect(screen.getAllByRole('status')[0]).toHaveFocus()
  expect(writes()).toEqual([{ line: 'POST /api/admin/messages/2/send-again', body: {} }])
  expect(
    await screen.findByText('Email: 2 waiting, the oldest for 5 minutes; 1 failed'),
  ).toBeInTheDocument()
})

it('removes a message that another operator has already sent again, and says so', async () => {
  const { user } = openPage('/mail/failed')
  await titles()
  const detail = 'It is already being sent again.'
  api().failNext('POST /api/admin/messages/2/send-again', { code: 'MESSAGE_CHANGED', detail })
  await press(user, /password reset/, 'Send again')
  expect(await screen.findByText(detail)).toBeInTheDocument()
  expect(await titles()).toHaveLength(2)
})

it('sends a mail to a corrected address, but no code and no mail of an account', async () => {
  const { user } = openPage('/mail/failed')
  for (const fixed of [/password reset/, /sign in/]) {
    expect(
      within(await item(fixed)).queryByRole('button', { name: /^Change the address/ }),
    ).not.toBeInTheDocument()
  }
  await press(user, /Booking/, 'Change the address')
  const dialog = await screen.findByRole('dialog', { name: 'Send to another address?' })
  const address = within(dialog).getByRole('textbox', { name: /Address/ })
  expect(address).toHaveValue('maya1@old.example')
  await user.clear(address)
  await user.type(address, 'maya')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(await within(dialog).findByText('Please enter a valid email address')).toBeInTheDocument()
  expect(writes()).toEqual([])
  await user.clear(address)
  await user.type(address, 'maya@new.example')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(writes()).toEqual([
    { line: 'POST /api/admin/messages/1/send-again', body: { recipient: 'maya@new.example' } },
  ])
  expect(await titles()).toHaveLength(2)
})

it('discards a message after a question, and keeps it if that fails', async () => {
  const { user } = openPage('/mail/failed')
  await press(user, /Booking/, 'Discard')
  const dialog = await screen.findByRole('dialog', { name: 'Discard this message?' })
  expect(dialog).toHaveTextContent('maya1@old.example')
  api().failNext('DELETE /api/admin/messages/1', unavailable)
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(unavailable.detail)
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Message discarded')).toBeInTheDocument()
  expect(await titles()).toHaveLength(2)
  expect(screen.getAllByRole('status')[0]).toHaveFocus()
})

it('returns the focus to its button if the operator cancels', async () => {
  const { user } = openPage('/mail/failed')
  await press(user, /Booking/, 'Discard')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const button = within(await item(/Booking/)).getByRole('button', { name: /^Discard/ })
  await waitFor(() => expect(button).toHaveFocus())
})

it('sends all dead messages again after a question', async () => {
  const { user } = openPage('/mail/failed')
  await user.click(await screen.findByRole('button', { name: 'Retry all' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send 3 failed messages again?' })
  api().answerNext('POST /api/admin/messages/send-again', (state) =>
    Object.assign(state, { messages: [], messageCounts: { channels: [] }, sentAgain: 3 }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('3 messages will be sent again')).toBeInTheDocument()
  expect(await screen.findByText(/No message has failed/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull()
})

it('says what failed while it loads, and tries again', async () => {
  api().failNext('GET /api/admin/messages', unavailable)
  const { user } = openPage('/mail/failed')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the messages.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await titles()).toHaveLength(3)
})
