import { adminDocumentsQuery } from './money-lists.ts'

it('refuses a period that ends before it begins', () => {
  const read = (from: string, to: string) => adminDocumentsQuery.safeParse({ from, to }).success
  expect(read('2025-04-01', '2025-04-01')).toBe(true)
  expect(read('2025-04-02', '2025-04-01')).toBe(false)
  expect(read('1999-04-02', '2025-04-01')).toBe(false)
})
