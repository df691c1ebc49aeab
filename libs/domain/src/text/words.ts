/** 'in Bali' → 'In Bali'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Refund to pay by hand' → 'refund to pay by hand', for the middle of a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** 'wine', 'wine and cooking', 'wine, cooking and the sea'; with another last word, 'wine or cooking'. */
export const listedWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `)

/** A choice of a form: the value is sent, the label is shown. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** The label of a value; undefined if nothing was chosen or the option no longer exists. */
export function optionLabel(
  options: readonly Option[],
  value: string | null | undefined,
): string | undefined {
  return options.find((option) => option.value === value)?.label
}
