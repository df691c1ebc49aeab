const [opening, closing] = [0x2018, 0x2019].map((code) => String.fromCharCode(code))

/** Searches, and a text that each finds. */
export const foundBySearch: readonly (readonly [search: string, text: string])[] = [
  ['jose garcia', 'José García'],
  ['JOSÉ GARCÍA', 'Jose\u0301 Garci\u0301a'],
  ['Akesson', 'Bjørn Åkesson'],
  ['bjorn', 'Bjørn Åkesson'],
  ['lukasz', 'Łukasz'],
  ['strasse', 'Straße'],
  ['STRASSE', 'Straẞe'],
  ['Aesir', 'Æsir'],
  ['thor', 'Þór'],
  ['istanbul', 'İstanbul'],
  ['ISPARTA', 'ısparta'],
  ["D'Souza", `Maria D${closing}Souza`],
  [`D${closing}Souza`, "Maria D'Souza"],
  [`D${opening}Souza`, 'Maria D`Souza'],
  ['dsouza', `Maria D${closing}Souza`],
  ['Raghavan Maya', 'Maya Raghavan'],
  ['Raghavan, Maya', 'Maya Raghavan'],
  ['Anna Lena', 'Anna\u00a0Lena Roth'],
  ['S Srinivasan', 'S. Srinivasan'],
  ['S. Srinivasan', 'S Srinivasan'],
  ['M.S. Dhoni', 'MS Dhoni'],
  ['Nunez-Ortega', 'Nuñez–Ortega'],
  ['nunez ortega', 'Nuñez\u2011Ortega'],
  ['\u202aasha\u202c', 'Asha'],
  ['asha', 'a\u00adsha\u200b'],
  ['ΟΔΟΣ', 'οδός'],
  ['елкин', 'Ёлкин'],
  ['محمد', 'مُحَمَّد'],
  ['आशा', 'आशा राव'],
  ['ශ්රීමතී', 'ශ්\u200dරීමතී'],
  ['ｍａｙａ', 'Maya'],
  ['asha.rao@mail', 'asha.rao@mail.example'],
]

/** Searches, and a text that each must not find. */
export const notFoundBySearch: readonly (readonly [search: string, text: string])[] = [
  ['Maya Rao', 'Maya Sen'],
  ['को', 'की'],
  ['jose garcias', 'José García'],
]

/** First names in their order. */
export const sortedNames = ['Émile', 'Eva', 'Łukasz', 'Øystein', 'Özge', 'Zoya'] as const
