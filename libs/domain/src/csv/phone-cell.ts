/** A number as people write it, of 7 to 15 digits. */
const phonePattern = /^\+?[ ().-]*[0-9](?:[ ().-]*[0-9]){6,14}[ ().-]*$/

/**
 * A phone number that every spreadsheet keeps as text without a sign in front: '+919845011223' → '+91 98450 11223'. A
 * plus, digits and spaces are neither a number nor a formula, unless the spaces could separate thousands, so groups of
 * three get other spaces. Any other text stays as it is.
 */
export function phoneCell(text: string): string {
  if (!phonePattern.test(text)) return text
  const typed = text.match(/[0-9]+/g) ?? []
  const couldBeNumber = typed.slice(1).every(({ length }) => length === 3)
  const groups = couldBeNumber ? inFives(typed.join('')) : typed
  return `${text.startsWith('+') ? '+' : ''}${groups.join(' ')}`
}

/** Groups of five digits from the end, as Indian mobile numbers are written. */
const inFives = (digits: string): string[] =>
  digits.match(new RegExp(`^[0-9]{1,${digits.length % 5 || 5}}|[0-9]{5}`, 'g')) ?? []

/** Whether a cell is a phone number in the form of `phoneCell`. */
export const isPhoneCell = (text: string): boolean =>
  /^\+(?=(?:[0-9] ?){7,15}$)[0-9]+(?: [0-9]+)+$/.test(text)
