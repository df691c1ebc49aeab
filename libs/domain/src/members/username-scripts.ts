/** Scripts in modern use (UAX 31, table 5); those that are written together are in one entry. */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
]

const charactersOf = (script: string) =>
  ['Common', 'Inherited', ...script.split(' ')].map((name) => `\\p{Script=${name}}`).join('')

const oneScript = new RegExp(
  `^(?:${scripts.map((script) => `[${charactersOf(script)}]*`).join('|')})$`,
  'u',
)

/**
 * Whether a name is written in one script, without invisible characters: names that mix scripts look like others, as one
 * with a Cyrillic а among Latin letters (UTS 39, section 5.2).
 */
export const isOneScript = (name: string): boolean =>
  oneScript.test(name.normalize('NFKC')) && !/\p{Default_Ignorable_Code_Point}/u.test(name)
