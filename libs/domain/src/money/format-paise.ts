const groupPairs = (count: number): string =>
  count < 100
    ? String(count)
    : `${groupPairs(Math.floor(count / 100))},${String(count % 100).padStart(2, '0')}`

/**
 * Indian grouping: three digits at the end, then groups of two: 1234567 → '12,34,567'.
 * @param rupees whole rupees, not negative
 */
export const groupRupees = (rupees: number): string =>
  rupees < 1000
    ? String(rupees)
    : `${groupPairs(Math.floor(rupees / 1000))},${String(rupees % 1000).padStart(3, '0')}`

/** A minus sign that stays on the line of its amount: a browser breaks the line after any other one. */
export const minus = '\u2212\u2060'

/** An amount in paise as text, with Indian grouping: 20000000 → '₹2,00,000'; paise only if there are any: '₹1,234.50'. */
export function formatPaise(paise: number): string {
  const rupees = Math.floor(Math.abs(paise) / 100)
  const rest = Math.abs(paise) % 100
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${paise < 0 ? minus : ''}₹${groupRupees(rupees)}${fraction}`
}
