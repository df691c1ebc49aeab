/**
 * Invisible marks that come with a pasted text and are no part of it: direction, soft hyphens, blanks without width. Not among them
 * are the joiners that the letters of some scripts need, and signs of Unicode's class of formats that are visible or part of a flag.
 */
const pastedMarks =
  /(?![\u200c-\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{e0020}-\u{e007f}])\p{Cf}/gu

/** Joiners in a row, which join nothing at the end of a word. */
const joiners = /[\u200c\u200d]+/g

/** Marks that change the direction of the text after them, so that it reads differently from how it was written. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu

const isInWord = (text: string, start: number, end: number) =>
  [text[start - 1], text[end]].every((next) => next !== undefined && /\S/.test(next))

/** A text without the marks that were pasted with it. */
export const withoutMarks = (text: string): string =>
  text
    .replace(pastedMarks, '')
    .replace(joiners, (found, at: number, whole: string) =>
      isInWord(whole, at, at + found.length) ? found : '',
    )

/** A text that is kept as it was typed, but reads as it was written. */
export const withoutDirections = (text: string): string => text.replace(directions, '')

/** Of a text in which nothing invisible has a meaning: compatibility forms as plain letters and digits, without marks and joiners. */
export const plainForm = (text: string): string => text.replace(/\p{Cf}/gu, '').normalize('NFKC')

/** Every dash, hyphen and minus sign as '-', and the digits of every script as those of ASCII. */
export const withPlainDigits = (text: string): string =>
  plainForm(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))

/** Digits of a script follow one another, from its zero (Unicode Standard, section 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return (code - zero) % 10
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** A line of text as it is stored: composed letters, plain spaces, without pasted marks and blanks around it. */
export const canonicalLine = (text: string): string =>
  withoutMarks(text).normalize('NFC').replace(/\p{Z}/gu, ' ').trim()
