import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'
import { inquiryOf } from './support/inquiries.ts'
import { mailingOf } from './support/mailings.ts'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const subject = () => screen.findByRole('textbox', { name: 'Subject' })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
const write = async (words: string) => {
  fireEvent.change(await subject(), { target: { value: words } })
  fireEvent.change(text(), { target: { value: words } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const reads = () => api().calls.filter(({ line }) => line === 'GET /api/admin/mailings/1').length
const previews = () =>
  api()
    .calls.filter(({ line }) => line === 'POST /api/admin/mailings/preview')
    .map(({ body }) => body)
const sent = () => api().calls.filter(({ line }) => line === 'POST /api/admin/mailings').length

it('greets by the first name, with a word for those without one', async () => {
  openPage('/mail/write?to=member-7')
  await subject()
  expect(text()).toHaveValue('Hello {first name|there},\n\n')
  expect(previews()).toMatchObject([{ text: 'Hello {first name|there},' }])
})

it('lists who has no name, and what they read instead', async () => {
  const standIn = { name: 'Asha Rao', email: 'asha@mail.example', standIn: 'there' }
  Object.assign(api().state.preview, {
    standInCount: 1,
    standIns: [{ ...standIn, variable: 'first name' }],
  })
  openPage('/mail/write?to=departure-7')
  await subject()
  expect(screen.getByText('1 recipient has no name at a confirmed address:')).toBeVisible()
  expect(screen.getByText('Asha Rao reads “there”')).toBeVisible()
})

it('shows the inquiry that a mail replies to', async () => {
  api().state.inquiries = [inquiryOf(4, { message: 'Is there a single room?' })]
  openPage('/mail/write?to=inquiry-4')
  await subject()
  expect(await screen.findByText('Is there a single room?')).toBeVisible()
})

it('sends no greeting alone', async () => {
  openPage('/mail/write?to=member-7')
  fireEvent.change(await subject(), { target: { value: 'What to pack' } })
  press('Send now')
  expect(await screen.findAllByText('Please write a text')).not.toHaveLength(0)
  expect(sent()).toBe(0)
})

it('asks before it writes to several, and keeps the text until then', async () => {
  api().state.preview.recipients = 12
  openPage('/mail/write?to=departure-7')
  await write('What to pack')
  press('Send now')
  const question = await screen.findByRole('dialog', { name: 'Send to 12 recipients now?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send now' })).toBeEnabled())
  expect(sent()).toBe(0)
  fireEvent.click(screen.getByRole('link', { name: 'All emails' }))
  expect(await screen.findByText('What operators write appears here.')).toBeInTheDocument()
  window.history.back()
  expect(await subject()).toHaveValue('What to pack')
  press('Send now')
  const again = await screen.findByRole('dialog', { name: 'Send to 12 recipients now?' })
  fireEvent.click(within(again).getByRole('button', { name: 'Send now' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'What to pack' })).toBeVisible()
  expect(sent()).toBe(1)
  expect(screen.getByText('0 sent, 12 waiting')).toBeInTheDocument()
})

it('says “email” in its list', async () => {
  api().state.mailings = [mailingOf(1)]
  openPage('/mail/sent')
  expect(await screen.findByRole('table', { name: 'Emails' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search emails' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/mailing/i)
})

it('heads a mailing with its subject as recipients read it', async () => {
  api().state.mailings = [
    mailingOf(1, { subject: 'To {trip}', subjectAsRead: 'To Hidden Gems of Turkey' }),
  ]
  openPage('/mail/sent')
  fireEvent.click(await screen.findByRole('link', { name: 'To Hidden Gems of Turkey' }))
  const heading = { level: 2, name: 'To Hidden Gems of Turkey' }
  expect(await screen.findByRole('heading', heading)).toBeVisible()
})

describe('a scheduled mailing', () => {
  const stepCall = 'POST /api/admin/mailings/1/state'
  const steps = () =>
    api()
      .calls.filter(({ line }) => line === stepCall)
      .map(({ body }) => body)
  beforeEach(() => {
    const sendAt = '2025-06-01T06:00:00.000Z'
    api().state.mailings = [mailingOf(1, { state: 'scheduled', sendAt, startedAt: null })]
  })

  it('is sent before its time only after a question', async () => {
    openPage('/mail/sent?mailing=1')
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }))
    const question = await screen.findByRole('dialog', { name: 'Send this email now?' })
    expect(steps()).toEqual([])
    api().answerNext(stepCall, ({ mailings }) =>
      Object.assign(mailings[0]!, { startedAt: '2025-05-01T06:00:00.000Z', version: 2 }),
    )
    fireEvent.click(within(question).getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('0 sent, 12 waiting')).toBeInTheDocument()
    expect(steps()).toEqual([{ state: 'sending', version: 1 }])
  })

  it('says that nothing was sent if it is cancelled', async () => {
    openPage('/mail/sent?mailing=1')
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the email' }))
    const question = await screen.findByRole('dialog', { name: 'Cancel this email?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel the email' }))
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument()
    expect(steps()).toEqual([{ state: 'cancelled', version: 1 }])
  })

  it.each(['scheduled', 'cancelled'] as const)(
    'offers to replace what another operator has stored only if it is still %s',
    async (state) => {
      openPage('/mail/sent?mailing=1&change=1')
      await subject()
      const detail = 'Ben changed it last.'
      const failure = { code: 'MAILING_CHANGED', detail } as const
      api().failNext('PATCH /api/admin/mailings/1', failure, ({ mailings }) =>
        Object.assign(mailings[0]!, { state, subject: 'What to leave at home', version: 2 }),
      )
      press('Save')
      expect(await screen.findAllByText(detail)).not.toHaveLength(0)
      if (state === 'scheduled') await screen.findByText('If you save, yours replaces it.')
      await waitFor(() => expect(reads()).toBeGreaterThan(1))
      expect(screen.queryAllByText('If you save, yours replaces it.')).toHaveLength(
        state === 'scheduled' ? 1 : 0,
      )
    },
  )
})

it('lists the refused addresses, and accepts one again that another operator may have accepted', async () => {
  api().state.refusals = [1, 2].map((id) => ({
    id,
    email: `reader${id}@old.example`,
    reply: 'RCPT TO 550 5.1.1',
    refusedAt: '2025-05-01T06:00:00.000Z',
  }))
  openPage('/mail/refused')
  const first = await screen.findByRole('row', { name: /^reader1@old.example/ })
  expect(within(first).getByText('RCPT TO 550 5.1.1')).toBeInTheDocument()
  api().state.refusals = api().state.refusals.filter(({ id }) => id !== 1)
  fireEvent.click(within(first).getByRole('button', { name: /^Allow again/ }))
  expect(await screen.findByText(/Another operator did this just before/)).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /^reader1@old.example/ })).not.toBeInTheDocument()
  expect(screen.getByText('1 refused address')).toHaveFocus()
})
