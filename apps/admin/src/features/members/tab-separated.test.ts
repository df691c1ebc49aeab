import { toTabSeparated } from './use-copy-members.ts'

it('separates cells by tabs and rows by line breaks, and leaves missing values empty', () => {
  expect(
    toTabSeparated([
      ['ID', 'City'],
      [1, 'पुणे'],
      [2, null],
    ]),
  ).toBe('ID\tCity\n1\tपुणे\n2\t')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+91 98450 11223', '+91 98450 11223'],
  ['-1', "'-1"],
  ['@asha', "'@asha"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['two\nlines', '"two\nlines"'],
  ['"so" called', '"""so"" called"'],
  ['Anna "Anu" Rao', 'Anna "Anu" Rao'],
])('writes the cell %j as %j', (text, written) => {
  expect(toTabSeparated([[text]])).toBe(written)
})
