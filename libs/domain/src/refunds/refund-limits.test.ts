import { largestRefund } from './refund-limits.ts'

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
