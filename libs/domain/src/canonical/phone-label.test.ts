import fc from 'fast-check'
import { isPhoneLabel, phoneLabel } from './phone-label.ts'
import { neutralise } from '../csv/csv-lines.ts'

it.each([
  ['+91 98450 11223', '+91 98450 11223'],
  ['+919845011223', '+91 98450 11223'],
  ['+91-98450-11223', '+91 98450 11223'],
  ['9845011223', '98450 11223'],
  ['098450 11223', '098450 11223'],
  ['(020) 7946.0958', '020 7946 0958'],
  ['+34 612 345 678', '+34 612 34 56 78'],
  ['+33612345678', '+33 612 34 56 78'],
  ['+14155552671', '+1 415 555 2671'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['+6591234567', '+65 9123 4567'],
  ['+353861234567', '+353 861 23 45 67'],
  ['+3546112345', '+354 611 2345'],
  ['+4915123456789', '+49 151 2345 6789'],
  ['+911234567', '+91 12 34567'],
  ['12345678', '123 45678'],
  ['1234567890', '12345 67890'],
])('writes %j as %j', (typed, cell) => expect(phoneLabel(typed)).toBe(cell))

it.each(['=1+1', '+cmd|/C calc', '+1+1', '+123', 'asha', '', '+91 98450 11223 4567'])(
  'leaves any other text as it is: %j',
  (text) => expect(phoneLabel(text)).toBe(text),
)

it('writes what no spreadsheet takes for a number or a formula', () => {
  const unit = fc.constantFrom(...'0123456789 ().-')
  fc.assert(
    fc.property(fc.constantFrom('', '+'), fc.string({ unit, maxLength: 24 }), (plus, rest) => {
      const text = plus + rest
      const cell = phoneLabel(text)
      fc.pre(cell !== text || isPhoneLabel(cell))
      expect(cell).toMatch(/^\+?[0-9]+( [0-9]+)+$/)
      expect(
        cell
          .split(' ')
          .slice(1)
          .every(({ length }) => length === 3),
      ).toBe(false)
      expect(cell.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
      expect(neutralise(cell)).toBe(cell)
    }),
  )
})
