import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hoursAgo, inquiryOf } from './support/inquiries.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'
import { queueOf } from './support/open-work.ts'

const api = withFakeApi()

beforeEach(() => {
  Object.assign(api().state, {
    open: true,
    operator: 'Meera',
    inquiries: [
      inquiryOf(3, {
        name: 'Asha Rao',
        destination: 'sri-lanka',
        createdAt: hoursAgo(5),
        email: 'asha+trips@mail.example',
        message: 'Does the train run?\nAnd in the rain?',
      }),
      inquiryOf(2),
    ],
  })
})

const answered = inquiryOf(1, { answeredAt: '2025-05-01T06:00:00.000Z', answeredBy: 'Ravi' })
/** The API answers the next mark of Asha's inquiry with who set it, and when. */
const marksNext = (answeredAt: string | null, answeredBy: string | null) =>
  api().answerNext('POST /api/admin/inquiries/3/answered', ({ inquiries }) =>
    Object.assign(inquiries[0]!, { answeredAt, answeredBy }),
  )
const markedAt = '2025-05-02T06:00:00.000Z'

const list = () => screen.findByRole('list', { name: 'Inquiries' })
const names = async () =>
  within(await list())
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 2 }).textContent)
const asha = () => screen.findByRole('button', { name: 'Asha Rao · Sri Lanka' })
const calls = () => api().calls.map(({ line }) => line)
const unavailable = {
  code: 'DATABASE_UNAVAILABLE',
  detail: 'The service is unavailable right now.',
} as const

it('shows unanswered inquiries with the time left of the promised 24 hours', async () => {
  openPage('/requests/inquiries')
  expect(await names()).toEqual(['Asha Rao · Sri Lanka', 'Visitor 2 · Bali'])
  expect(screen.getByText('19 h left')).toBeInTheDocument()
  expect(screen.getByText('Late by 6 h')).toBeInTheDocument()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 inquiries')
  expect(calls()).toContain('GET /api/admin/inquiries?state=open')
})

it('goes to the next and the previous inquiry and marks one as answered by keys', async () => {
  const { user } = openPage('/requests/inquiries')
  await list()
  const isOpen = (name: RegExp) =>
    screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'
  await user.keyboard('j')
  expect([isOpen(/^Asha/), isOpen(/^Visitor 2/)]).toEqual([true, false])
  await user.keyboard('j')
  expect([isOpen(/^Asha/), isOpen(/^Visitor 2/)]).toEqual([false, true])
  expect(screen.getByRole('button', { name: /^Visitor 2/ })).toHaveFocus()
  marksNext(markedAt, 'Meera')
  // The second A comes too early for the inquiry that opened by itself.
  await user.keyboard('kaa')
  await waitFor(() => expect(isOpen(/^Visitor 2/)).toBe(true))
  await waitFor(() =>
    expect(calls().filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/admin/inquiries/3/answered',
    ]),
  )
})

it('names the trip whose page an inquiry came from', async () => {
  api().state.inquiries = [inquiryOf(4, { destination: 'other', tripId: 7, tripTitle: 'Japan' })]
  openPage('/requests/inquiries')
  expect(await names()).toEqual(['Visitor 4 · Japan'])
})

it('adds a note once for a double click', async () => {
  openPage('/requests/inquiries?open=3')
  const field = await screen.findByRole('textbox', { name: 'New note' })
  fireEvent.change(field, { target: { value: 'Called her.' } })
  const add = screen.getByRole('button', { name: 'Add note' })
  fireEvent.click(add)
  fireEvent.click(add)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(calls().filter((line) => line.startsWith('POST'))).toEqual([
    'POST /api/admin/annotations/inquiry/3/notes',
  ])
})

it('opens by keyboard to the whole message and a reply link, and keeps it in the URL', async () => {
  const { user } = openPage('/requests/inquiries')
  const button = await asha()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  button.focus()
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(window.location.search).toBe('?open=3')
  const article = screen.getByRole('article', { name: /Asha/ })
  expect(article).toHaveTextContent('And in the rain?')
  expect(
    within(article).getByRole('link', { name: 'Reply in your own email app' }),
  ).toHaveAttribute(
    'href',
    'mailto:asha%2Btrips@mail.example?subject=Your%20inquiry%20to%20Far%20%26%20Few%3A%20Sri%20Lanka',
  )
  await user.keyboard('{Enter}')
  expect(window.location.search).toBe('')
  expect(calls().filter((line) => line.includes('admin/inquiries'))).toHaveLength(1)
})

it('opens the next one that waits after one is marked as answered', async () => {
  marksNext(markedAt, 'Meera')
  const { user } = openPage('/requests/inquiries?open=3')
  await user.click(await screen.findByRole('button', { name: 'Mark as answered' }))
  const next = screen.getByRole('button', { name: 'Visitor 2 · Bali' })
  expect(next).toHaveAttribute('aria-expanded', 'true')
  expect(next).toHaveFocus()
  expect(await asha()).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(calls().filter((line) => line.startsWith('POST'))).toHaveLength(1))
})

it('is answered by one button with the name of the operator, and then opens the next one', async () => {
  const { user } = openApp('/requests/inquiries?open=3')
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' })
  expect(field).toHaveFocus()
  await waitFor(() =>
    expect(field.value).toMatch(/^Hello \{first name\|there\},\n+Meera\nFar & Few$/),
  )
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findAllByText('Please write a reply')).not.toHaveLength(0)
  fireEvent.change(field, { target: { value: 'Yes, and in the rain.\n\nMeera' } })
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Reply sent')).toBeInTheDocument()
  const next = screen.getByRole('button', { name: 'Visitor 2 · Bali' })
  await waitFor(() => expect(next).toHaveAttribute('aria-expanded', 'true'))
  const posts = api().calls.filter(({ line }) => line === 'POST /api/admin/mailings')
  expect(posts.map(({ body }) => body)).toMatchObject([
    { audience: { kind: 'inquiry', id: 3 }, text: 'Yes, and in the rain.\n\nMeera', sendAt: null },
  ])
})

it('shows new inquiries, and keeps those in use where they are', async () => {
  api().state.waiting = { inquiries: queueOf(2) }
  const { user } = openApp('/requests/inquiries')
  await user.click(await asha())
  await screen.findByRole('link', { name: /^Inquiries 2/ })
  Object.assign(api().state, {
    inquiries: [inquiryOf(9), inquiryOf(2)],
    waiting: { inquiries: queueOf(2, '9 instead of 3') },
  })
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(async () => expect(await names()).toContain('Visitor 9 · Bali'))
  expect(await names()).toHaveLength(3)
  expect(await asha()).toHaveAttribute('aria-expanded', 'true')
  Object.assign(api().state, { inquiries: [], waiting: {} })
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(async () => expect(await names()).toEqual(['Asha Rao · Sri Lanka']))
})

it('marks an inquiry at once, shows who did, and can unmark it', async () => {
  api().state.inquiries.splice(1)
  marksNext(markedAt, 'Meera')
  const { user } = openPage('/requests/inquiries?open=3')
  const mark = await screen.findByRole('button', { name: 'Mark as answered' })
  const release = api().hold()
  await user.dblClick(mark)
  const article = screen.getByRole('article', { name: /Asha/ })
  expect(within(article).getByText('Answered')).toBeInTheDocument()
  expect(mark).toHaveTextContent('Saving...')
  expect(article).not.toHaveTextContent('by Meera')
  release()
  expect(await screen.findByText(/Marked as answered by Meera/)).toBeInTheDocument()
  expect(mark).toHaveFocus()
  expect(await names()).toHaveLength(1)
  marksNext(null, null)
  await user.click(screen.getByRole('button', { name: 'Mark as not answered' }))
  expect(await within(article).findByText('19 h left')).toBeInTheDocument()
  await screen.findByRole('button', { name: 'Mark as answered' })
  const sent = api().calls.filter(({ line }) => line.startsWith('POST'))
  expect(sent).toEqual([
    { line: 'POST /api/admin/inquiries/3/answered', body: { answered: true } },
    { line: 'POST /api/admin/inquiries/3/answered', body: { answered: false } },
  ])
})

it('restores the inquiry, and says so, if the mark was not saved', async () => {
  const { user } = openPage('/requests/inquiries?open=3')
  const mark = await screen.findByRole('button', { name: 'Mark as answered' })
  api().failNext('POST /api/admin/inquiries/3/answered', unavailable)
  await user.click(mark)
  expect(await screen.findByText('The inquiry of Asha Rao was not marked')).toBeInTheDocument()
  expect(screen.getByText(unavailable.detail)).toBeInTheDocument()
  const article = screen.getByRole('article', { name: /Asha/ })
  expect(within(article).getByText('19 h left')).toBeInTheDocument()
  expect(within(article).queryByText('Answered')).not.toBeInTheDocument()
})

it('keeps the state and the search in the URL, and exports the same', async () => {
  const { user } = openPage('/requests/inquiries')
  await list()
  const file = screen.getByRole('link', { name: 'Download CSV' })
  expect(file).toHaveAttribute('href', '/api/admin/inquiries.csv?state=open')
  api().state.inquiries.push(answered)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All')
  await waitFor(async () => expect(await names()).toHaveLength(3))
  api().state.inquiries.splice(1)
  await user.type(screen.getByRole('searchbox', { name: 'Search inquiries' }), 'train{Enter}')
  await waitFor(async () => expect(await names()).toEqual(['Asha Rao · Sri Lanka']))
  expect(calls()).toContain('GET /api/admin/inquiries?state=all')
  expect(calls().at(-1)).toBe('GET /api/admin/inquiries?search=train&state=all')
  expect(window.location.search).toBe('?state=all&search=train')
  expect(file).toHaveAttribute('href', '/api/admin/inquiries.csv?search=train&state=all')
  expect(file).toHaveAttribute('download')
})

it('opens the inquiry in the URL even if the list does not show it', async () => {
  api().answerNext('GET /api/admin/inquiries/1', ({ inquiries }) => inquiries.push(answered))
  const { user } = openPage('/requests/inquiries?open=1')
  const opened = await screen.findByRole('list', { name: 'Opened inquiry' })
  expect(opened).toHaveTextContent('Marked as answered by Ravi')
  await user.click(within(opened).getByRole('button', { name: 'Visitor 1 · Bali' }))
  expect(screen.queryByRole('list', { name: 'Opened inquiry' })).not.toBeInTheDocument()
})

it('says if the inquiry in the URL does not exist', async () => {
  openPage('/requests/inquiries?open=77')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not open inquiry 77. There is no such row.',
  )
  expect(await names()).toHaveLength(2)
})

it('loads page after page', async () => {
  api().state.inquiries = Array.from({ length: 60 }, (_, index) => inquiryOf(index + 1))
  const { user } = openPage('/requests/inquiries')
  await screen.findByText('60 inquiries, 50 of them shown')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await names()).toHaveLength(60))
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

it('says that none is waiting, that nothing was found, and what failed', async () => {
  api().state.inquiries = []
  api().failNext('GET /api/admin/inquiries', unavailable)
  const { user } = openPage('/requests/inquiries')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not load the inquiries. The service is unavailable right now.',
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No inquiry is waiting for an answer.')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'zz{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(await screen.findByText('No inquiry is waiting for an answer.')).toBeInTheDocument()
})
