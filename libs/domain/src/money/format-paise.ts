const rupees = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

const whole = rupees(0)
const exact = rupees(2)

/** An amount in paise as text, with Indian grouping: 20000000 → '₹2,00,000'; paise only if there are any: '₹1,234.50'. */
export const formatPaise = (paise: number): string =>
  (paise % 100 === 0 ? whole : exact).format(paise / 100)
