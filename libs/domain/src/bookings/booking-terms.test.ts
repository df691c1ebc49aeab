import { moveTerms } from './booking-terms.ts'

const rupees = (lacs: number) => lacs * 10_000_000
const received = (amountPaid: number) => ({ amountPaid, discount: 0, partRefunded: 0 })
const leaving = (departureDate: string) => ({ departureDate, decisionDays: 60 })

describe('the money of a moved booking', () => {
  it('stays as it is for the same price', () => {
    const terms = moveTerms(
      { booking: received(rupees(2)), total: rupees(2), departure: leaving('2025-10-11') },
      '2025-05-01',
    )
    expect(terms).toEqual({ refund: 0, balance: 0, plan: { kind: 'at once', now: rupees(2) } })
  })

  it('pays back what was paid beyond a lower price', () => {
    const paid = {
      booking: received(rupees(3)),
      total: rupees(2),
      departure: leaving('2025-10-11'),
    }
    expect(moveTerms(paid, '2025-05-01')).toEqual({
      refund: rupees(1),
      balance: 0,
      plan: { kind: 'at once', now: rupees(2) },
    })
  })

  it.each([
    ['on the day of the decision', '2025-10-11', '2025-08-12'],
    ['a week from now if that is later', '2025-06-20', '2025-05-08'],
    ['the day before a departure within the week', '2025-05-05', '2025-05-04'],
  ])('makes the rest of a higher price due %s', (_, departureDate, balanceDue) => {
    const paid = {
      booking: received(rupees(2)),
      total: rupees(3),
      departure: leaving(departureDate),
    }
    expect(moveTerms(paid, '2025-05-01')).toEqual({
      refund: 0,
      balance: rupees(1),
      plan: { kind: 'deposit', now: rupees(2), balance: rupees(1), balanceDue },
    })
  })

  it('leaves the rest of the new price to pay if a deposit was paid', () => {
    const deposit = {
      booking: received(5_000_000),
      total: rupees(2),
      departure: leaving('2025-10-11'),
    }
    expect(moveTerms(deposit, '2025-05-01').balance).toBe(15_000_000)
  })

  it('counts what an offer took off, and gives back no more than the club still has', () => {
    const departure = leaving('2025-10-11')
    const offered = { amountPaid: rupees(2), discount: rupees(1), partRefunded: 0 }
    expect(
      moveTerms({ booking: offered, total: rupees(3), departure }, '2025-05-01'),
    ).toMatchObject({
      refund: 0,
      balance: 0,
    })
    const refunded = { amountPaid: rupees(3), discount: 0, partRefunded: 25_000_000 }
    const cheaper = { booking: refunded, total: rupees(2), departure }
    expect(moveTerms(cheaper, '2025-05-01')).toMatchObject({ refund: 5_000_000, balance: 0 })
  })
})
