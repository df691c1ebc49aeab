import fc from 'fast-check'
import { neutralise } from './neutralise.ts'

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
