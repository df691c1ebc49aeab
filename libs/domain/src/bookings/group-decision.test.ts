import { decideGroup, groupDecisionDate } from './group-decision.ts'

const departureDate = '2025-08-14'

it('is made 30 days before departure', () => {
  expect(groupDecisionDate(departureDate)).toBe('2025-07-15')
})

it.each([
  ['2025-07-14', 12, undefined],
  ['2025-07-15', 8, 'confirmed'],
  ['2025-07-15', 7, 'cancelled'],
  ['2025-08-01', 0, 'cancelled'],
])('on %s with %d confirmed seats is %s', (today, confirmed, decision) => {
  expect(decideGroup({ departureDate, confirmed }, today)).toBe(decision)
})
