import fc from 'fast-check'
import { writeCsvLines } from './csv-lines.ts'
import { keepText } from './keep-text.ts'
import { phoneCell } from './phone-cell.ts'

it.each([
  '6E203',
  '6E1402',
  '1e4',
  '1E+5',
  '0042',
  '00123',
  '416512345678901234',
  '7',
  '1.50',
  '.5',
  '1,234.5',
  '1,00,000',
  '12 345',
  "1'000",
  '₹5',
  '$ 12',
  '12%',
  '12 €',
  '(3)',
  '４２',
  ' 0042 ',
  '3/4',
  '1 1/2',
  '10-12',
  '5/6/25',
  '1.5.2',
  'May 2026',
  '5 Mar',
  'sept2',
  'MARCH1',
  '12 January 2026',
  '5 pm',
  '7:30 am',
  'True',
])('marks a text that a spreadsheet reads as something else: %j', (text) => {
  expect(keepText(text)).toBe(`\u200b${text}`)
  expect(keepText(keepText(text))).toBe(keepText(text))
})

it.each([
  '',
  'Maya',
  'maya2026',
  '6E 203',
  'AI302',
  'e4',
  'May',
  'maybe 5',
  '30-35',
  '2025-05-10',
  '07:40',
  '+91 98450 11223',
  '98450 11223',
  '10.1.2.3',
  'pay_29QQoUBi66xm2f',
  'FF/25-26/000042',
  '5 people',
])('leaves any other text as it is: %j', (text) => expect(keepText(text)).toBe(text))

it('marks every whole number, also with an exponent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,20}(e[0-9]{1,4})?$/), (text) => {
      expect(keepText(text)).toBe(`\u200b${text}`)
    }),
  )
})

it('leaves phones as they are written for spreadsheets', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9][0-9]{7,14}$/), (phone) => {
      expect(keepText(phoneCell(phone))).toBe(phoneCell(phone))
    }),
  )
})

it('is part of every text of a file, and of no number', () => {
  expect(writeCsvLines([['6E203', 42, '=1+1', null]])).toBe('"\u200b6E203",42,"\'=1+1",\r\n')
})
