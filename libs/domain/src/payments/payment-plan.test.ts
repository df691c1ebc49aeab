import fc from 'fast-check'
import { addDays } from '../calendar/calendar-date.ts'
import {
  balanceReminderOn,
  isBalanceOverdue,
  lastBalanceDate,
  planPayment,
} from './payment-plan.ts'

const balanceDue = '2025-10-21'

describe('the payment plan', () => {
  it('is a deposit of a quarter now and the balance on the day of the decision', () => {
    expect(planPayment(20_000_000, { balanceDue, today: '2025-05-01' })).toEqual({
      kind: 'deposit',
      now: 5_000_000,
      balance: 15_000_000,
      balanceDue,
    })
  })

  it.each([
    [100, 25],
    [101, 26],
    [103, 26],
  ])('rounds the deposit up to a whole paisa: of %d, %d', (total, deposit) => {
    expect(planPayment(total, { balanceDue, today: balanceDue }).now).toBe(deposit)
  })

  it.each([
    [0, 'deposit'],
    [1, 'at once'],
    [60, 'at once'],
  ])('%d days after that is: %s', (days, kind) => {
    const plan = planPayment(30_000_000, { balanceDue, today: addDays(balanceDue, days) })
    expect(plan.kind).toBe(kind)
  })

  it('always adds up to the total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat({ max: 400 }), (total, days) => {
        const plan = planPayment(total, { balanceDue, today: addDays(balanceDue, 60 - days) })
        expect(plan.now + (plan.kind === 'deposit' ? plan.balance : 0)).toBe(total)
        expect(plan.now).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a reminder of the balance', () => {
  it.each([
    ['2025-10-06', undefined],
    ['2025-10-07', 14],
    ['2025-10-13', 14],
    ['2025-10-14', 7],
    ['2025-10-19', 7],
    ['2025-10-20', 1],
    ['2025-10-21', 1],
    ['2025-10-22', -1],
    ['2025-10-23', -1],
    ['2025-10-24', -3],
  ])('on %s is the one of %s days before', (today, days) => {
    expect(balanceReminderOn(balanceDue, today)).toBe(days)
  })
})

describe('an unpaid balance', () => {
  it('is accepted for three days after its date', () => {
    expect(lastBalanceDate(balanceDue)).toBe('2025-10-24')
    expect(isBalanceOverdue(balanceDue, '2025-10-24')).toBe(false)
    expect(isBalanceOverdue(balanceDue, '2025-10-25')).toBe(true)
  })
})
