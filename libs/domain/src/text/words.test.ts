import { optionLabel } from './words.ts'

const options = [
  { value: 'turkey', label: 'Turkey' },
  { value: 'other', label: 'Somewhere else' },
]

test('returns the label of a value', () => {
  expect(optionLabel(options, 'other')).toBe('Somewhere else')
})

test('returns undefined for no value and for an unknown one', () => {
  expect([null, undefined, '', 'atlantis'].map((value) => optionLabel(options, value))).toEqual(
    Array(4).fill(undefined),
  )
})
