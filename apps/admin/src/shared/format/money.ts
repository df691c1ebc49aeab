import { minus } from '@farandfew/domain/money/format-paise.ts'

/**
 * Formats an amount: 20000000 paise → '₹2,00,000'. The amount is in the currency's smallest unit, the currency an ISO
 * 4217 code.
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0
  return format.format(amount / 10 ** digits).replace('-', minus)
}
