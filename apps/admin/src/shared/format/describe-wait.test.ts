import { describeHours, describeWait } from './describe-wait.ts'

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
