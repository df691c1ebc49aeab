import { describeCountdown, describeHours, describeWait } from './describe-wait.ts'

it.each([
  [0, 24, false, 'Waiting for under an hour, 24 hours left'],
  [1, 24, false, 'Waiting for 1 hour, 23 hours left'],
  [47, 48, false, 'Waiting for 47 hours, 1 hour left'],
  [48, 48, true, 'Late by under an hour'],
  [25, 24, true, 'Late by 1 hour'],
  [51, 48, true, 'Late by 3 hours'],
  [144, 48, true, 'Late by 4 days'],
])('says after %d of %d hours whether the promise still holds', (waited, promised, late, words) => {
  expect(describeWait(waited, promised)).toEqual({ late, words })
})

it.each([
  [0, 'under an hour'],
  [71, '71 hours'],
  [72, '3 days'],
])('says %d hours as %s', (count, words) => {
  expect(describeHours(count)).toBe(words)
})

it.each([
  ['2025-05-02T06:00:00Z', '24 h left', false],
  ['2025-05-02T05:00:00Z', '24 h left', false],
  ['2025-05-02T10:55:30Z', '19 h 5 min left', false],
  ['2025-05-03T05:15:00Z', '45 min left', false],
  ['2025-05-03T06:00:00Z', 'Late by 0 min', true],
  ['2025-05-03T08:10:00Z', 'Late by 2 h 10 min', true],
  ['2025-05-06T06:00:00Z', 'Late by 3 days', true],
])('counts down at %s: %j', (now, words, late) => {
  expect(describeCountdown('2025-05-02T06:00:00Z', 24, Date.parse(now))).toEqual({ late, words })
})
