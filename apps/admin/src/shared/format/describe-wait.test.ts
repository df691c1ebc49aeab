import { describeAge, describeMinutes, describePromise, describeTimeLeft } from './describe-wait.ts'

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [179, '2 h 59 min'],
  [239, '3 h'],
  [4319, '71 h'],
  [4320, '3 days'],
])('says %d minutes as %s', (minutes, words) => {
  expect(describeMinutes(minutes)).toBe(words)
})

const since = '2025-05-02T06:00:00Z'

it.each([
  ['2025-05-02T06:00:00Z', '24 h left', false],
  ['2025-05-02T05:00:00Z', '24 h left', false],
  ['2025-05-02T10:55:30Z', '19 h left', false],
  ['2025-05-03T05:15:00Z', '45 min left', false],
  ['2025-05-03T06:00:00Z', 'Late by 0 min', true],
  ['2025-05-03T08:10:00Z', 'Late by 2 h 10 min', true],
  ['2025-05-06T06:00:00Z', 'Late by 3 days', true],
])('says at %s: %j', (now, words, late) => {
  expect(describePromise(since, 24, Date.parse(now))).toEqual({ late, words })
})

it('says the time left in the same words, whatever was promised', () => {
  const now = Date.parse('2025-05-02T10:55:30Z')
  expect(describeTimeLeft('2025-05-03T06:00:00Z', now)).toEqual(describePromise(since, 24, now))
  expect(describeAge(since, now)).toBe('4 h')
})
