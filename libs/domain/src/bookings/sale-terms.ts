import type { CalendarDate } from '../calendar/calendar-date.ts'
import { decisionDate } from '../departures/guarantee.ts'
import { departurePrice } from '../departures/departure-dates.ts'
import { type PaymentPlan, planPayment } from '../payments/payment-plan.ts'
import { type PriceLines, splitPrice, type TaxRates, taxRatesOn } from '../seats/price-lines.ts'
import { type CancellationTerms, cancellationTerms } from '../refunds/refund.ts'

/** What a booking keeps of the moment in which its seat was held. */
export interface SaleTerms {
  readonly price: PriceLines
  readonly plan: PaymentPlan
  readonly terms: CancellationTerms
}

/**
 * The price, plan and terms of a seat that is held today, on the club's clock.
 * @throws RangeError if no tax rates are in force
 */
export function saleTerms(
  departure: { departureDate: CalendarDate; decisionDays: number; priceTier: 2 | 3 },
  { today, rates }: { today: CalendarDate; rates: readonly TaxRates[] },
): SaleTerms {
  const price = splitPrice(departurePrice(departure) * 100, taxRatesOn(rates, today))
  const plan = planPayment(price.total, { balanceDue: decisionDate(departure), today })
  return { price, plan, terms: cancellationTerms }
}
