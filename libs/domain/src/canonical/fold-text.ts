// The database's `fold_text` is the same rule in SQL (migration 20261130-0500); fold-text.cases.ts tests both.

/** Combining marks of Latin, Greek and Cyrillic, Hebrew points and Arabic vowels. Marks of Indian scripts are letters. */
const markRanges = [
  '\\u0300-\\u036f\\u0483-\\u0487\\u1ab0-\\u1ace\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f',
  '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
  '\\u0610-\\u061a\\u064b-\\u065f\\u0670',
]
const accents = new RegExp(`[${markRanges.join('')}]`, 'g')
const invisible =
  /[\ufe00-\ufe0f\u00ad\u061c\u0640\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g
/** Apostrophes in every form, and full stops: `D'Souza`, `S.`. */
const dropped = /['\u0060\u00b4\u02b0-\u02ff\u2018-\u201b\u2032\u2035.]/g
const separators = /[\s,;()"\u201c-\u201f\u00ab\u00bb\u058a\u2010-\u2015\u2212-]+/g

/** Letters that no normalisation takes apart, and the plain letters that people type for them. */
const plainLetters = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ƒ: 'f',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
} as const
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * The form in which texts are searched, sorted and compared: no case, no accents, no apostrophes and full stops, and a space for
 * what separates words.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(invisible, '')
    .replace(dropped, '')
    .replace(special, (letter) => plainLetters[letter as keyof typeof plainLetters])
    .replace(separators, ' ')
    .trim()

/** The words of a search, each of which must be found, in any order. Without those that are part of another. */
export function searchWords(search: string): string[] {
  const words = [...new Set(foldText(search).split(' '))].filter((word) => word !== '')
  return words.filter((word) => words.every((other) => other === word || !other.includes(word)))
}
