import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { findViolations } from '@farandfew/ui/testing/axe.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

const reviewOf = (id: number, rest: Partial<AdminReview> = {}): AdminReview => ({
  id,
  rating: 4,
  words: 'Lovely villas above the river, and a very patient guide.',
  state: 'waiting',
  reason: null,
  shown: null,
  writtenAt: '2025-05-01T06:00:00.000Z',
  tripId: 2,
  tripTitle: 'Bali Bliss',
  departureId: 1002,
  departureDate: '2024-09-14',
  member: { id: 4, username: 'asha', name: 'Asha Rao' },
  decidedAt: null,
  decidedBy: null,
  version: 1,
  ...rest,
})

const shown = { rating: 5, words: 'Everything was perfect, from the first to the last day.' }
beforeEach(() => {
  const reviews = [reviewOf(2, { shown }), reviewOf(1)]
  Object.assign(api().state, { open: true, operator: 'Meera', reviews })
})

/** How the API answers a decision about a review. */
const decidesNext = (position: number, call: string, state: 'approved' | 'declined') =>
  api().answerNext(`POST /api/admin/reviews/${call}`, ({ reviews }) =>
    Object.assign(reviews[position]!, {
      state,
      decidedBy: 'Meera',
      decidedAt: '2025-05-02T06:00:00.000Z',
    }),
  )

const itemOf = async (position: number) => {
  const list = await screen.findByRole('list', { name: 'Reviews' })
  const item = within(within(list).getAllByRole('article')[position]!)
  const [head] = item.getAllByRole('button')
  if (head?.getAttribute('aria-expanded') === 'false') fireEvent.click(head)
  return item
}
const sent = () => api().calls.filter(({ line }) => line.startsWith('POST'))

it('lists what waits, and approves it', async () => {
  const { user } = openPage('/moderation/reviews')
  const first = await itemOf(0)
  expect(first.getByText(/The site shows what the member wrote before/)).toBeVisible()
  const second = await itemOf(1)
  expect(second.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/members/4')
  expect(await findViolations(document.body)).toEqual([])
  decidesNext(1, '1/approve', 'approved')
  await user.click(second.getByRole('button', { name: 'Approve' }))
  expect(await second.findByText('On the site')).toBeVisible()
  expect(sent()).toMatchObject([
    { line: 'POST /api/admin/reviews/1/approve', body: { version: 1 } },
  ])
  expect(screen.getAllByRole('article')[0]).toHaveFocus()
})

it('declines with a reason, and keeps the reason if the member was faster', async () => {
  const { user } = openPage('/moderation/reviews')
  const item = await itemOf(1)
  await user.click(item.getByRole('button', { name: 'Decline' }))
  const reason = item.getByRole('textbox', { name: /^Reason/ })
  expect(reason).toHaveFocus()
  await user.click(item.getByRole('button', { name: 'Decline review' }))
  expect(item.getByText(/Please give a reason/)).toBeVisible()
  await user.type(reason, 'Please leave out the name of the manager.')
  const detail = 'The member has changed this review. Please read it again.'
  const words = 'I have changed my mind about this.'
  api().failNext('POST /api/admin/reviews/1/decline', { code: 'REVIEW_CHANGED', detail }, (state) =>
    Object.assign(state.reviews[1]!, { version: 2, words }),
  )
  await user.click(item.getByRole('button', { name: 'Decline review' }))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(await item.findByText(words)).toBeVisible()
  expect(reason).toHaveValue('Please leave out the name of the manager.')
  decidesNext(1, '1/decline', 'declined')
  await user.click(item.getByRole('button', { name: 'Decline review' }))
  expect(await item.findByText('Declined')).toBeVisible()
  expect(sent().map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }])
})

it('takes a review off the site', async () => {
  api().state.reviews = [reviewOf(3, { state: 'approved', shown })]
  const { user } = openPage('/moderation/reviews?state=shown')
  const item = await itemOf(0)
  expect(item.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await user.click(item.getByRole('button', { name: 'Take off the site' }))
  await user.type(item.getByRole('textbox', { name: /^Reason/ }), 'It names another traveller.')
  decidesNext(0, '3/unpublish', 'declined')
  await user.click(item.getByRole('button', { name: 'Take off the site' }))
  expect(await item.findByText('Declined')).toBeVisible()
  expect(api().calls.map(({ line }) => line)).toContain('GET /api/admin/reviews?state=shown')
  expect(sent()[0]?.line).toBe('POST /api/admin/reviews/3/unpublish')
})

it('lets other roles read, and not decide', async () => {
  api().state.role = 'bookings'
  openApp('/moderation/reviews')
  const item = await itemOf(0)
  expect(item.getAllByRole('button')).toHaveLength(1)
})
