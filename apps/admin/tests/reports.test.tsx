import type { AdminReportDetail } from '@farandfew/domain/reports/admin-reports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

const reportOf = (id: number, rest: Partial<AdminReportDetail> = {}): AdminReportDetail => ({
  id,
  reason: 'harassment',
  words: 'Writes to me every night.',
  reporter: { id: 4, username: 'asha', name: 'Asha Rao' },
  reported: { id: 5, username: 'ben', name: null },
  createdAt: '2025-05-01T06:00:00.000Z',
  decision: null,
  decidedAt: null,
  decidedBy: null,
  note: null,
  message: null,
  requestNote: null,
  canWarn: true,
  others: [],
  ...rest,
})

beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Meera', reports: [reportOf(2), reportOf(1)] })
})

const item = (id: number) => `/moderation/reports?open=${id}`
const decideCall = 'POST /api/admin/reports/2/decision'
const calls = () => api().calls.map(({ line }) => line)

it('lists the open reports, and opens one to what was reported', async () => {
  const { user } = openPage('/moderation/reports')
  const [first] = await screen.findAllByRole('button', {
    // jsdom puts a space after a bdi.
    name: /^Asha Rao reported ben ?: harassment or threats$/,
  })
  expect(calls()).toContain('GET /api/admin/reports?state=open')
  await user.click(first!)
  const report = within(await screen.findByRole('region', { name: 'Report' }))
  expect(report.getByText('Writes to me every night.')).toBeVisible()
  expect(report.getByRole('link', { name: 'ben' })).toHaveAttribute('href', '/members/5')
  expect(window.location.search).toBe('?open=2')
})

it('shows the message as it was, and offers only what can be done', async () => {
  const message = {
    id: 9,
    departureId: 7,
    text: 'Nobody wants you here',
    isThere: false,
    tripTitle: 'Bali Bliss',
    departureDate: '2025-08-14',
    sentAt: '2025-05-01T05:00:00.000Z',
    editedAt: null,
    pictures: [{ position: 0, description: 'A rude sign' }],
  }
  api().state.reports = [reportOf(1, { message, canWarn: false })]
  openPage(item(1))
  const shown = within(await screen.findByRole('region', { name: 'Reported message' }))
  expect(shown.getByText('Nobody wants you here')).toBeVisible()
  expect(shown.getByText('No longer in the conversation')).toBeVisible()
  expect(shown.getByRole('img', { name: 'A rude sign' })).toHaveAttribute(
    'src',
    '/api/admin/reports/1/pictures/0',
  )
  const options = screen.getByRole('combobox', { name: /What to do/ })
  expect(
    within(options)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select a decision', 'No action', "Stop the member's requests"])
  expect(options).toHaveAccessibleDescription(/^No warning is possible/)
})

it('opens the next report after a decision', async () => {
  const { user } = openPage(item(2))
  await user.selectOptions(await screen.findByRole('combobox', { name: /What to do/ }), 'No action')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(window.location.search).toBe('?open=1'))
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([document.activeElement])
})

it('stores a decision with a note', async () => {
  api().state.reports = [reportOf(2)]
  api().answerNext(decideCall, ({ reports }) =>
    Object.assign(reports[0]!, { decidedBy: 'Meera', decidedAt: '2025-05-02T06:00:00.000Z' }),
  )
  const { user } = openPage(item(2))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /What to do/ }),
    'Warn the member by email',
  )
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'First time')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText(/Decided by Meera/)).toBeVisible()
  // The form begins again with what was decided.
  expect(screen.getByRole('region', { name: 'Decision' }).parentElement).toHaveFocus()
  expect(api().calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    decision: 'warned',
    note: 'First time',
    before: null,
  })
})

it('says if another operator was faster, and shows what they decided', async () => {
  const { user } = openPage(item(2))
  await user.selectOptions(await screen.findByRole('combobox', { name: /What to do/ }), 'No action')
  const detail = 'Ravi decided this report.'
  api().failNext(decideCall, { code: 'ALREADY_DECIDED', detail }, ({ reports }) =>
    Object.assign(reports[0]!, {
      decision: 'warned',
      decidedBy: 'Ravi',
      decidedAt: '2025-05-02T06:00:00.000Z',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(await screen.findByText(/Decided by Ravi/)).toBeVisible()
})
