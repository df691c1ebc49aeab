import { describeWaiting } from './describe-waiting.ts'

const minute = 60_000
const hour = 60 * minute

it.each([
  [-5 * minute, false, 'New, 24 hours left'],
  [59 * minute, false, 'New, 24 hours left'],
  [hour, false, 'Waiting for 1 hour, 23 hours left'],
  [23 * hour + 59 * minute, false, 'Waiting for 23 hours, 1 hour left'],
  [24 * hour, true, 'Late by under an hour'],
  [25 * hour, true, 'Late by 1 hour'],
  [71 * hour, true, 'Late by 47 hours'],
  [24 * hour * 4, true, 'Late by 3 days'],
])('says after %d ms whether the promise still holds', (waited, late, words) => {
  expect(describeWaiting(1e12, 1e12 + waited)).toEqual({ late, words })
})
