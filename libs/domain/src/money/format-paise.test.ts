import { formatPaise } from './format-paise.ts'
import { parseRupees } from './parse-rupees.ts'

it.each([
  [0, '₹0'],
  [-29_000_000, '\u2212\u2060₹2,90,000'],
  [1, '₹0.01'],
  [50, '₹0.50'],
  [99_900, '₹999'],
  [123_450, '₹1,234.50'],
  [5_000_000, '₹50,000'],
  [20_000_000, '₹2,00,000'],
  [30_000_000, '₹3,00,000'],
  [2_147_483_647, '₹2,14,74,836.47'],
])('shows %i paise as %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text)
})

it.each([
  ['50000', 5_000_000],
  [' ₹1,00,000 ', 10_000_000],
  ['99.5', 9_950],
  ['0.01', 1],
  ['', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['1e5', undefined],
])('reads %j as %s paise', (text, paise) => {
  expect(parseRupees(text)).toBe(paise)
})
