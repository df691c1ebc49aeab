import { formatMoney } from './money.ts'

it.each([
  [20000000, 'INR', '₹2,00,000'],
  [12345, 'INR', '₹123.45'],
  [0, 'INR', '₹0'],
  [-29000000, 'INR', '\u2212\u2060₹2,90,000'],
  [5000, 'EUR', '€50'],
  [5000, 'JPY', 'JP¥5,000'],
])('shows %i of the smallest unit of %s as %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown)
})
