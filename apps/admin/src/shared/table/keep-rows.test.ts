import { keepRows } from './keep-rows.ts'

const keep = (rows: string, before: string, kept: string) =>
  keepRows([...rows], [...before], { keyOf: (row) => row, kept: [...kept] }).join('')

it.each([
  ['new rows', 'abcd', 'ab', 'ab', 'abcd'],
  ['no row that is not kept', 'ac', 'abc', '', 'ac'],
  ['a kept row in its place', 'ac', 'abc', 'b', 'abc'],
  ['a kept row after new ones before it', 'nac', 'abc', 'b', 'nabc'],
  ['the first row at the start', 'bc', 'abc', 'a', 'abc'],
  ['kept rows that follow each other', 'ad', 'abcd', 'bc', 'abcd'],
  ['kept rows of an empty list', '', 'abc', 'ac', 'ac'],
  ['a kept row that is in the list once', 'ba', 'ab', 'a', 'ba'],
])('shows %s', (_, rows, before, kept, shown) => {
  expect(keep(rows, before, kept)).toBe(shown)
})
