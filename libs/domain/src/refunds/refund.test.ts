import fc from 'fast-check'
import { addDays } from '../calendar/calendar-date.ts'
import {
  cancellationTerms as terms,
  refundByClub,
  refundOnCancelling,
  refundSteps,
  largestRefund,
  splitRefund,
} from './refund.ts'

const departureDate = '2025-12-20'
const bookedAt = new Date('2025-05-01T10:00:00Z')
const longAfter = new Date('2025-06-01T10:00:00Z')
const daysBefore = (days: number) => addDays(departureDate, -days)
const booking = { paid: 20_000_000, departureDate, bookedAt, terms }

it.each([
  [60, 'early', 20_000_000],
  [59, 'half', 10_000_000],
  [30, 'half', 10_000_000],
  [29, 'late', 0],
  [0, 'late', 0],
])('%d days before departure the refund is %s: %d paise', (days, rule, amount) => {
  const at = { now: longAfter, today: daysBefore(days) }
  expect(refundOnCancelling(booking, at)).toEqual({ rule, amount })
})

it('counts what was paid: half of a deposit', () => {
  const at = { now: longAfter, today: daysBefore(40) }
  expect(refundOnCancelling({ ...booking, paid: 5_000_000 }, at).amount).toBe(2_500_000)
})

it('rounds half an odd paisa in favour of the member', () => {
  const at = { now: longAfter, today: daysBefore(40) }
  expect(refundOnCancelling({ ...booking, paid: 101 }, at).amount).toBe(51)
})

describe('within 24 hours of booking', () => {
  const at = (hours: number, days: number) => ({
    now: new Date(bookedAt.getTime() + hours * 3_600_000),
    today: daysBefore(days),
  })

  it.each([
    [0, 14, 'reflection period'],
    [24, 14, 'reflection period'],
    [24, 29, 'reflection period'],
    [24.001, 14, 'late'],
    [1, 13, 'late'],
    [24.001, 45, 'half'],
    [1, 45, 'reflection period'],
  ])('after %d hours and %d days before departure: %s', (hours, days, rule) => {
    expect(refundOnCancelling(booking, at(hours, days)).rule).toBe(rule)
  })
})

it('gives everything back when the club cancels', () => {
  expect(refundByClub(20_000_001)).toEqual({ rule: 'club cancels', amount: 20_000_001 })
})

it('never gives back more than was paid, nor more the later it gets', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.nat({ max: 400 }), fc.nat({ max: 400 }), (paid, a, b) => {
      const amount = (days: number) =>
        refundOnCancelling({ ...booking, paid }, { now: longAfter, today: daysBefore(days) }).amount
      const [earlier, later] = [Math.max(a, b), Math.min(a, b)]
      expect(amount(earlier)).toBeGreaterThanOrEqual(amount(later))
      expect(amount(earlier)).toBeLessThanOrEqual(paid)
    }),
  )
})

describe('the terms with dates', () => {
  it('end on the days that the rule uses', () => {
    const steps = refundSteps(booking, '2025-05-01')
    expect(steps.map(({ until, amount }) => [until, amount])).toEqual([
      ['2025-10-21', 20_000_000],
      ['2025-11-20', 10_000_000],
      [undefined, 0],
    ])
    for (const { until, rule } of steps) {
      if (until)
        expect(refundOnCancelling(booking, { now: longAfter, today: until }).rule).toBe(rule)
    }
  })

  it('leave out the steps that are over', () => {
    expect(refundSteps(booking, '2025-10-22').map(({ rule }) => rule)).toEqual(['half', 'late'])
    expect(refundSteps(booking, '2025-12-01').map(({ rule }) => rule)).toEqual(['late'])
  })
})

describe('the most that an operator gives back', () => {
  const half = { kept: 20_000_000, byTerms: 10_000_000, given: 0 }

  it.each([
    ['owner', 20_000_000],
    ['bookings', 12_500_000],
    ['content', 10_000_000],
    ['read-only', 10_000_000],
  ] as const)('as %s is %i paise', (role, largest) => {
    expect(largestRefund(role, half)).toBe(largest)
  })

  it('is never more than what was paid', () => {
    expect(largestRefund('bookings', { kept: 1_000, byTerms: 0, given: 0 })).toBe(1_000)
  })

  it('counts what went back beyond the terms before', () => {
    const before = { kept: 20_000_000, byTerms: 0, given: 2_000_000 }
    expect(largestRefund('bookings', before)).toBe(500_000)
    expect(largestRefund('bookings', { ...before, given: 3_000_000 })).toBe(0)
    expect(largestRefund('owner', before)).toBe(20_000_000)
  })
})

const card = (left: number, goesBack = 0) => ({ method: 'gateway', left, goesBack }) as const
const transfer = (left: number, goesBack = 0) => ({ method: 'transfer', left, goesBack }) as const

it.each([
  ['nothing', 0, [card(50)], [], 0],
  ['a part of the latest payment', 30, [card(150), card(50)], [30], 0],
  ['the latest payment, and then the one before', 180, [card(150), card(50)], [150, 30], 0],
  ['a transfer, by hand', 180, [transfer(150), card(50)], [150, 30], 150],
  ['what the payments do not have, by hand', 120, [card(50)], [50, 70], 70],
  ['nothing of a payment that is refunded already', 50, [card(0), card(50)], [50], 0],
  ['only what does not go back already', 150, [transfer(0, 100), card(50)], [50], 0],
  ['nothing if all of it goes back already', 100, [card(0, 100), card(50)], [], 0],
] as const)('gives back %s', (_what, refund, payments, amounts, byHand) => {
  const split = splitRefund(refund, payments)
  expect(split.shares.map(({ amount }) => amount)).toEqual(amounts)
  expect(split.byHand).toBe(byHand)
})
