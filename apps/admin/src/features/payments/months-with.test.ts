import { monthsWith } from './months-with.ts'

const monthsOf = (amounts: readonly number[]) =>
  amounts.map((due, index) => ({ month: `2025-0${index + 1}`, due }))

it.each([
  ['from the first to the last with an amount', [0, 5, 7, 0], ['2025-02', '2025-03']],
  ['a month without one between two', [5, 0, 7], ['2025-01', '2025-02', '2025-03']],
  ['one alone', [0, 0, 5], ['2025-03']],
  ['all', [5, 7], ['2025-01', '2025-02']],
  ['nothing if none has one', [0, 0], []],
  ['nothing of nothing', [], []],
])('has %s', (_, amounts, expected) => {
  const shown = monthsWith(monthsOf(amounts), ({ due }) => due)
  expect(shown.map(({ month }) => month)).toEqual(expected)
})
