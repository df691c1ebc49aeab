import { financialYear, receiptNumber, receiptSlug } from './receipt-number.ts'

it.each([
  ['2025-03-31', '2024-25'],
  ['2025-04-01', '2025-26'],
  ['1999-12-31', '1999-00'],
])('%s is in the financial year %s', (date, year) => {
  expect(financialYear(date)).toBe(year)
})

it('is at most 16 characters long', () => {
  expect(receiptNumber('2025-26', 42)).toBe('FF/25-26/000042')
  expect(receiptNumber('2025-26', 9_999_999)).toHaveLength(16)
})

it('has no slash in an address', () => {
  expect(receiptSlug(receiptNumber('2025-26', 42))).toBe('FF-25-26-000042')
})
