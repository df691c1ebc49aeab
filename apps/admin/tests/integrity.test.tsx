import type { Fault, Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

const faultOf = (key: string, rest: Partial<Fault> = {}): Fault => ({
  key,
  since: '2025-05-01T06:00:00.000Z',
  facts: `Payment ${key} has no seat.`,
  member: 'Asha Rao',
  bookingId: 7,
  departureId: 3,
  mark: `mark-${key}`,
  tripTitle: 'Bali Bliss',
  departureDate: '2025-06-21',
  ...rest,
})
/** What the API finds if these payments have no seat. */
const found = (...keys: string[]): { integrity: Integrity } => ({
  integrity: {
    kinds: [
      {
        kind: 'paid-without-seat',
        name: 'Paid without a seat',
        total: keys.length,
        explanation: 'Money came, but there is no seat.',
        actions: [
          {
            action: 'refund',
            label: 'Refund in full',
            asks: 'reason',
            consequence: 'Sends everything back.',
          },
        ],
        faults: keys.map((key) => faultOf(key)),
      },
      {
        kind: 'refund-failed',
        name: 'Refund failed',
        explanation: 'It came back.',
        total: 0,
        actions: [],
        faults: [],
      },
    ],
    sumsCheckedAt: '2025-05-01T06:00:00.000Z',
  },
})
const refundCall = (key: string) => `POST /api/admin/integrity/paid-without-seat/${key}/refund`
beforeEach(() => Object.assign(api().state, { open: true, ...found('a', 'b') }))

const item = (key: string) => screen.findByRole('article', { name: `Payment ${key} has no seat.` })
const openQuestion = async (key: string) => {
  fireEvent.click(within(await item(key)).getByRole('button', { name: 'Refund in full' }))
  return within(await screen.findByRole('dialog', { name: 'Refund in full?' }))
}
const resolve = async (key: string) => {
  const question = await openQuestion(key)
  fireEvent.change(question.getByLabelText(/^Reason/), { target: { value: 'Asked the member' } })
  fireEvent.click(question.getByRole('button', { name: 'Refund in full' }))
}

it('lists what is wrong with its booking, and the checks that have found nothing', async () => {
  openPage('/money/integrity')
  const first = await item('a')
  expect(screen.getByText('2 things are not in order.')).toBeInTheDocument()
  expect(within(first).getByRole('link', { name: 'Booking 7' })).toHaveAttribute(
    'href',
    '/bookings?booking=7',
  )
  expect(within(first).getByRole('link', { name: 'Bali Bliss, 21 June 2025' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Refund failed/ })).not.toBeInTheDocument()
  expect(screen.getByText(/Refund failed/).closest('li')).toHaveTextContent('in order')
})

const waitsByHand = (...keys: string[]) => {
  const { integrity } = found('a')
  const byHand = {
    ...integrity.kinds[1]!,
    kind: 'refund-by-hand',
    name: 'Refund to pay by hand',
    total: keys.length,
    actions: [
      {
        action: 'by-hand',
        label: 'Mark as paid',
        asks: 'payout' as const,
        consequence: 'An email.',
      },
    ],
    faults: keys.map((key) => faultOf(key, { facts: 'Pay back ₹50,000.' })),
  }
  Object.assign(api().state, {
    integrity: { ...integrity, kinds: [...integrity.kinds, byHand] },
  })
}

it('is not where a refund by hand is listed: it is work, and has a page of its own', async () => {
  waitsByHand('1')
  openPage('/money/integrity')
  await item('a')
  expect(screen.getByText('1 thing is not in order.')).toBeInTheDocument()
  expect(screen.queryByText(/Refund to pay by hand/)).not.toBeInTheDocument()
  openPage('/money/refunds')
  expect(await screen.findByText('1 refund to pay by hand')).toBeInTheDocument()
})

it('fills the references from a pasted column row by row, an empty cell at its top too', async () => {
  waitsByHand('1', '2', '3')
  openPage('/money/refunds')
  const fields = await screen.findAllByLabelText(/^Reference for refund/)
  fireEvent.paste(fields[0]!, { clipboardData: { getData: () => '\nUTR 2\r\nUTR 3\n' } })
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['', 'UTR 2', 'UTR 3'])
  expect(screen.getByRole('button', { name: 'Mark 2 refunds as paid' })).toBeInTheDocument()
})

it('says that lines of a pasted column were left out, as the others may be a row off', async () => {
  waitsByHand('1', '2')
  openPage('/money/refunds')
  const [, last] = await screen.findAllByLabelText(/^Reference for refund/)
  fireEvent.paste(last!, { clipboardData: { getData: () => 'UTR 1\nUTR 2\nUTR 3' } })
  expect(screen.getByText(/^1 reference pasted/)).toHaveTextContent(
    '1 reference pasted. There are fewer refunds than lines, so the last 2 lines were left out. Please check the rows.',
  )
})

it('leaves a single pasted reference to the field, with a line break around it too', async () => {
  waitsByHand('1', '2')
  openPage('/money/refunds')
  const [field] = await screen.findAllByLabelText(/^Reference for refund/)
  const isLeft = fireEvent.paste(field!, { clipboardData: { getData: () => '\nUTR 1\n' } })
  expect(isLeft).toBe(true)
})

it('moves the focus to the kind that the address names', async () => {
  openPage('/money/integrity#paid-without-seat')
  const heading = await screen.findByRole('heading', { name: /^Paid without a seat/ })
  await waitFor(() => expect(heading).toHaveFocus())
})

it('resolves a fault with its reason, and puts the focus where it was', async () => {
  openPage('/money/integrity')
  api().answerNext(refundCall('a'), (state) => Object.assign(state, found('b')))
  await resolve('a')
  await waitFor(() => expect(screen.getByText('1 thing is not in order.')).toHaveFocus())
  expect(api().calls.find(({ line }) => line.startsWith('POST'))).toEqual({
    line: refundCall('a'),
    body: { mark: 'mark-a', reason: 'Asked the member' },
  })
  api().answerNext(refundCall('b'), (state) => Object.assign(state, found()))
  await resolve('b')
  expect(await screen.findByText('Everything is in order.')).toBeInTheDocument()
})

it('says that another operator was faster, and shows the present state', async () => {
  openPage('/money/integrity')
  api().failNext(refundCall('a'), { code: 'FAULT_CHANGED', detail: 'It was resolved.' }, (state) =>
    Object.assign(state, found('b')),
  )
  await resolve('a')
  expect(await screen.findByText('It has changed')).toBeInTheDocument()
  expect(await screen.findByText('1 thing is not in order.')).toBeInTheDocument()
})

it('names what is not the same at the gateway, with its booking', async () => {
  openPage('/money/integrity')
  fireEvent.change(await screen.findByLabelText('Days to compare'), { target: { value: '7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Compare with the gateway' }))
  expect(await screen.findByText('Differences: 3')).toBeInTheDocument()
  expect(api().calls.at(-1)).toEqual({
    line: 'POST /api/admin/integrity/gateway',
    body: { days: 7 },
  })
  expect(screen.getByText(/^Only at the gateway: ₹1 \(payment pay_1\)/)).toBeInTheDocument()
  const inBooks = screen.getByText(/^Only in the club's books: ₹2/).closest('li')!
  expect(within(inBooks).getByRole('link', { name: 'Booking 7' })).toHaveAttribute(
    'href',
    '/bookings?booking=7',
  )
  expect(screen.getByText(/^Different amounts: ₹2 at the gateway, ₹3 in/)).toBeInTheDocument()
})

it('offers no action to a role that only reads', async () => {
  api().state.role = 'content'
  const { openApp } = await import('./support/open-app.tsx')
  openApp('/money/integrity')
  expect(within(await item('a')).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Compare with the gateway' })).not.toBeInTheDocument()
})
