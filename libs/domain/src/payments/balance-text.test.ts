import { balanceText, canEndUnpaid } from './balance-text.ts'

const last =
  'We accept it until 18 June 2025. If it is not paid by then, the booking is cancelled under its terms.'

describe('the balance', () => {
  const balance = (today: string, groupDecision: 'guaranteed' | null) => ({
    amount: 15_000_000,
    balanceDue: '2025-06-15',
    today,
    departure: { groupDecision, decisionDate: '2025-06-15' },
  })

  it.each([
    ['2025-06-15', null, 'The balance of ₹1,50,000 is due by 15 June 2025.'],
    ['2025-06-15', 'guaranteed', `The balance of ₹1,50,000 is due by 15 June 2025. ${last}`],
    ['2025-06-16', 'guaranteed', `Balance overdue: ₹1,50,000 was due by 15 June 2025. ${last}`],
  ] as const)('on %s of a departure with the decision %s', (today, decision, text) => {
    expect(balanceText(balance(today, decision))).toBe(text)
  })

  it('can end a booking before the decision only if that comes later', () => {
    const ends = (decisionDate: string) =>
      canEndUnpaid({ balanceDue: '2025-06-15', departure: { groupDecision: null, decisionDate } })
    expect([ends('2025-06-19'), ends('2025-06-20')]).toEqual([false, true])
  })
})
