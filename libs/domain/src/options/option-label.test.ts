import { optionLabel } from './index.ts'

const options = [
  { value: 'turkey', label: 'Turkey' },
  { value: 'other', label: 'Somewhere else' },
]

test('a chosen value is read by its label', () => {
  expect(optionLabel(options, 'other')).toBe('Somewhere else')
})

test('nothing chosen, and what is not offered, have no label', () => {
  expect([null, undefined, '', 'atlantis'].map((value) => optionLabel(options, value))).toEqual(
    Array(4).fill(undefined),
  )
})
