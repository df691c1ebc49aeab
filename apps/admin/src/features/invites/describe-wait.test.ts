import { describeWait } from './describe-wait.ts'

it.each([
  ['pending', 0, false, 'Waiting for under an hour, 48 hours left'],
  ['pending', 60, false, 'Waiting for 1 hour, 47 hours left'],
  ['pending', 47 * 60 + 59, false, 'Waiting for 47 hours, 1 hour left'],
  ['pending', 48 * 60, true, 'Late by under an hour'],
  ['pending', 51 * 60, true, 'Late by 3 hours'],
  ['pending', 144 * 60, true, 'Late by 4 days'],
  ['approved', 59, false, 'Decided after under an hour'],
  ['rejected', 100 * 60, false, 'Decided after 4 days'],
] as const)('says of a %s request after %d minutes', (status, waitedMinutes, late, words) => {
  expect(describeWait({ status, waitedMinutes })).toEqual({ late, words })
})
