/** A number as people write it, of 7 to 15 digits. */
const phonePattern = /^\+?[ ().-]*[0-9](?:[ ().-]*[0-9]){6,14}[ ().-]*$/

/** Calling codes of one and two digits; all others have three (ITU-T E.164, list of assigned country codes). */
const callingCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})(?=[0-9])/
const india = '91'

/** Groups by the number of digits after the calling code; none has three in every group. Others are in fours. */
const grouping: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  9: [3, 2, 2, 2],
  10: [3, 3, 4],
  11: [3, 4, 4],
}

function takeGroups(digits: string, lengths: readonly number[]): string[] {
  let end = 0
  return lengths.map((length) => digits.slice(end, (end += length)))
}

/** Groups of one length, from the end. */
const inGroupsOf = (length: number, digits: string): string[] => {
  const first = digits.length % length || length
  const rest = Array<number>((digits.length - first) / length).fill(length)
  return takeGroups(digits, [first, ...rest])
}

/** Digits with their calling code, as they are written in most countries. */
function groupInternational(digits: string): string[] {
  const [code = ''] = callingCode.exec(digits) ?? []
  const national = digits.slice(code.length)
  if (code === india) return [code, ...inGroupsOf(5, national)]
  const lengths = grouping[national.length]
  return [code, ...(lengths ? takeGroups(national, lengths) : inGroupsOf(4, national))]
}

/**
 * A phone number as every page, mail and file writes it: '+919845011223' → '+91 98450 11223', '+34612345678' →
 * '+34 612 34 56 78'. Every spreadsheet keeps it as text without a sign in front: a plus, digits and spaces are neither a number
 * nor a formula, unless the spaces could separate thousands, so groups of three get other spaces. Any other text stays as it is.
 */
export function phoneLabel(text: string): string {
  if (!phonePattern.test(text)) return text
  const isInternational = text.startsWith('+')
  const typed = text.match(/[0-9]+/g) ?? []
  const couldBeNumber = typed.slice(1).every(({ length }) => length === 3)
  if (!couldBeNumber) return `${isInternational ? '+' : ''}${typed.join(' ')}`
  const digits = typed.join('')
  return isInternational
    ? `+${groupInternational(digits).join(' ')}`
    : inGroupsOf(5, digits).join(' ')
}

/** Whether a text is a phone number in the form of `phoneLabel`. */
export const isPhoneLabel = (text: string): boolean =>
  /^\+(?=(?:[0-9] ?){7,15}$)[0-9]+(?: [0-9]+)+$/.test(text)
