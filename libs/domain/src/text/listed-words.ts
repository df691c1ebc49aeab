/** 'wine', 'wine and cooking', 'wine, cooking and the sea'. */
export const listedWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
