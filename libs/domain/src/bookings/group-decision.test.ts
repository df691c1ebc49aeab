import { type Closable, decideGroup, groupDecisionDate, isClosed } from './group-decision.ts'

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

describe('a departure is closed', () => {
  const departure: Closable = { departureDate, isActive: true, groupDecision: null, sold: 0 }

  it.each([
    ['before its decision, however few travel', '2025-07-14', {}, false],
    ['from that date on if it lacks travellers', '2025-07-15', { sold: 7 }, true],
    ['not if it has them', '2025-07-15', { sold: 8 }, false],
    ['if its group was cancelled', '2025-07-15', { groupDecision: 'cancelled', sold: 8 }, true],
    ['not if its group was confirmed', '2025-08-13', { groupDecision: 'confirmed' }, false],
    ['from its first day on', '2025-08-14', { groupDecision: 'confirmed' }, true],
    ['if it was taken off the schedule', '2025-05-01', { isActive: false }, true],
  ] as const)('%s', (_when, today, changes, expected) => {
    expect(isClosed({ ...departure, ...changes }, today)).toBe(expected)
  })
})
