import fc from 'fast-check'
import { foundBySearch, notFoundBySearch, sortedNames } from './fold-text.cases.ts'
import { foldText, searchWords } from './fold-text.ts'

const finds = (search: string, text: string) =>
  searchWords(search).every((word) => foldText(text).includes(word))

it.each(foundBySearch)('a search for %j finds %j', (search, text) => {
  expect(searchWords(search).length).toBeGreaterThan(0)
  expect(finds(search, text)).toBe(true)
})

it.each(notFoundBySearch)('a search for %j does not find %j', (search, text) => {
  expect(finds(search, text)).toBe(false)
})

it('sorts letters with accents among their plain ones', () => {
  const keys = sortedNames.map(foldText)
  expect([...keys].sort()).toEqual(keys)
})

it('folds a folded text no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
