/** Indian grouping: three digits at the end, then groups of two. */
const group = (rupees: number) => rupees.toLocaleString('en-IN')

/** An amount in paise as text, with Indian grouping: 20000000 → '₹2,00,000'; paise only if there are any: '₹1,234.50'. */
export function formatPaise(paise: number): string {
  const rupees = Math.floor(Math.abs(paise) / 100)
  const rest = Math.abs(paise) % 100
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${paise < 0 ? '-' : ''}₹${group(rupees)}${fraction}`
}
