/** 'wine', 'wine and cooking', 'wine, cooking and the sea'; with another last word, 'wine or cooking'. */
export const listedWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `)
