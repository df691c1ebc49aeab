import fc from 'fast-check'
import { writeCsvLines, keepText, neutralise } from './csv-lines.ts'
import { phoneLabel } from '../canonical/phone-label.ts'

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
      expect(keepText(phoneLabel(phone))).toBe(phoneLabel(phone))
    }),
  )
})

it('is part of every text of a file, and of no number', () => {
  expect(writeCsvLines([['6E203', 42, '=1+1', null]])).toBe('"\u200b6E203",42,"\'=1+1",\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+919845011223', "'+919845011223"],
  ['-5', "'-5"],
  ['@asha', "'@asha"],
  ['＝1+1', "'＝1+1"],
  ['\u22125', "'\u22125"],
  [' =1', "' =1"],
  ['\u200b\u3164=1', "'\u200b\u3164=1"],
  ['\tx', "'\tx"],
  ['\r=1', "'\r'=1"],
  ["Pune;=cmd|' /C calc'!A0", "Pune;'=cmd|' /C calc'!A0"],
  ['a, =1', "a,' =1"],
  ['a|=1', "a|'=1"],
  ['a\n-b', "a\n'-b"],
  ['a;"=1', 'a;\'"=1'],
])('puts an apostrophe before what could be a formula: %j', (text, written) => {
  expect(neutralise(text)).toBe(written)
})

it.each([
  '',
  'a=1',
  "'=1",
  '30-35',
  'maya-rao',
  'maya@mail.example',
  '+91 98450 11223',
  'two - three',
  "a;'=1",
  ' a ',
])('leaves any other text as it is: %j', (text) => expect(neutralise(text)).toBe(text))

it('only adds apostrophes, and nothing to a text that has them', () => {
  const unit = fc.constantFrom(...'=-＝;,\t\r\n"\' a\u200b')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const written = neutralise(text)
      expect(written.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      expect(neutralise(written)).toBe(written)
    }),
  )
})
