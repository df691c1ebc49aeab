import { isPhoneCell } from './phone-cell.ts'

/** A sign without width, which no spreadsheet has in a number or a date. */
const mark = '\u200b'

const groups = String.raw`\p{Nd}+(?:[ ,.'\p{Pf}\u00a0\u202f]\p{Nd}{2,3})*`
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const gap = String.raw`[\s,./-]*`

/** What a spreadsheet reads as a number, a share, a sum of money, a date, a time or a truth value, whatever is in quotation marks. */
const misread = [
  // 0042, 1,234.50, 1e4
  new RegExp(String.raw`^(?=[.,]?\p{Nd})(?:${groups})?(?:[.,]\p{Nd}*)?(?:e[-+]?\p{Nd}+)?$`, 'iu'),
  // 3/4, 1 1/2
  /^(?:\d+ )?\d+\/\d+$/,
  // 10-12, 5/6/25, 1.5.2
  /^(?=.*\b0?\d\b|.*\b1[0-2]\b)\d{1,4}([-/.])\d{1,4}(?:\1\d{1,4})?$/,
  // May 2026, 5 Mar, SEPT2
  new RegExp(String.raw`^(?=.*\d)(?:\d{1,4}${gap})?(?:${months})(?:${gap}\d{1,4}){0,2}$`, 'i'),
  // 5 pm, 7:30 a
  /^\d{1,2}(?::\d\d){0,2}\s?[ap]m?$/i,
  /^(?:true|false)$/i,
]

/** What may surround a number: a sign, brackets, a currency, a percent sign. */
const around = /^[-+(\s\p{Sc}]{1,9}|[)%\s\p{Sc}]{1,9}$/gu

/** A date or a time as the club writes it, which means the same in every spreadsheet. */
const meant = /^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/

/** Longer texts are no numbers. */
const longest = 60

/**
 * A text that every spreadsheet keeps and shows as it is: with a sign without width in front if it could be read as something
 * else, as the flight 6E203 is read as 6 × 10²⁰³ and the username 0042 as 42.
 */
export function keepText(text: string): string {
  const core = text.trim()
  if (core.length > longest || meant.test(core) || isPhoneCell(core)) return text
  const bare = core.replace(around, '')
  return misread.some((pattern) => pattern.test(bare)) ? mark + text : text
}
