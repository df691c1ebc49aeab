const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** State code, PAN (five letters, four digits, a letter), number of the registration, 'Z', check character. */
const gstinPattern = /^(?:0[1-9]|[1-9][0-9])[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether a text is a GSTIN, India's identification number of goods and services tax: its format and its check character.
 * The check character is Luhn modulo 36 over the 14 characters before it, as in python-stdnum's module `stdnum.in_.gstin`
 * (https://arthurdejong.org/python-stdnum/doc/2.1/stdnum.in_.gstin). It does not say whether the number is registered.
 */
export const isGstin = (text: string): boolean =>
  gstinPattern.test(text) && text.at(-1) === checkCharacterOf(text.slice(0, -1))

/** Every second character counts double, from the right, where the sum of its two digits to base 36 counts. */
function checkCharacterOf(text: string): string | undefined {
  const sum = [...text].reverse().reduce((total, character, index) => {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return characters[(36 - (sum % 36)) % 36]
}
