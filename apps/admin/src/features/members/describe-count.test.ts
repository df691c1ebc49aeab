import { describeCount } from './describe-count.ts'

it.each([
  [{ total: 0, search: '' }, 'No members yet'],
  [{ total: 1, search: '' }, '1 member'],
  [{ total: 123456, search: '' }, '1,23,456 members'],
  [{ total: 0, search: 'zz' }, 'No members match “zz”'],
  [{ total: 1, search: 'asha' }, '1 member matches “asha”'],
  [{ total: 60, search: 'pune' }, '60 members match “pune”'],
])('says %j as %j', (count, sentence) => {
  expect(describeCount(count)).toBe(sentence)
})
