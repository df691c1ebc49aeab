import type { CalendarDate } from '../calendar/calendar-date.ts'

/** Tax rates in basis points (500 is 5 %), in force from a date. */
export interface TaxRates {
  /** The first calendar date on which the rates apply. */
  readonly validFrom: CalendarDate
  /** Goods and services tax, on the package. */
  readonly gst: number
  /** Tax collected at source (section 206C(1G) of the Income-tax Act), on package and GST. */
  readonly tcs: number
}

/** The rates that a new database starts with. */
export const initialTaxRates: TaxRates = { validFrom: '2000-01-01', gst: 500, tcs: 200 }

/**
 * The rates in force on a date.
 * @throws RangeError if none apply yet
 */
export function taxRatesOn(rates: readonly TaxRates[], date: CalendarDate): TaxRates {
  const [latest] = rates
    .filter(({ validFrom }) => validFrom <= date)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  if (!latest) throw new RangeError(`No tax rates are in force on ${date}`)
  return latest
}

/** The parts of an all-in price in paise. They add up to the total. */
export interface PriceLines {
  readonly package: number
  readonly gst: number
  readonly tcs: number
  readonly total: number
  /** Of the taxes, in basis points; left out for a price from before there were taxes. */
  readonly gstRate?: number | undefined
  readonly tcsRate?: number | undefined
}

/** 'GST 5%'. Takes basis points; without them, the name of the tax alone. */
export const taxName = (tax: 'GST' | 'TCS', rate: number | undefined): string =>
  rate === undefined ? tax : `${tax} ${rate / 100}%`

const paisePerRupee = 100

/** The tax in an amount that includes it, to the nearest rupee (section 170 of the CGST Act), half a rupee up. */
function taxWithin(paise: number, basisPoints: number): number {
  const tax = (paise * basisPoints) / (10_000 + basisPoints)
  return Math.floor(tax / paisePerRupee + 0.5) * paisePerRupee
}

/** A line's share of `paid` paise of a price, to the nearest paisa. */
const shareOf = (line: number, paid: number, total: number) =>
  Math.floor((2 * line * paid + total) / (2 * total))

/**
 * The taxes in a payment, in paise: its share of the price's lines. Counted from what was paid before, so that the
 * payments of a price have exactly its taxes together.
 */
export function taxesOfPayment(
  { gst, tcs, total }: PriceLines,
  { paidBefore, amount }: { paidBefore: number; amount: number },
): Pick<PriceLines, 'gst' | 'tcs'> {
  const within = (line: number) =>
    shareOf(line, paidBefore + amount, total) - shareOf(line, paidBefore, total)
  return { gst: within(gst), tcs: within(tcs) }
}

/**
 * Splits an all-in price: TCS is taken out of the total, GST out of what remains, and the rest is the package.
 * @param total paise, whole rupees
 * @throws RangeError if the total is not a positive number of whole rupees
 */
export function splitPrice(total: number, { gst, tcs }: Pick<TaxRates, 'gst' | 'tcs'>): PriceLines {
  if (!Number.isSafeInteger(total) || total <= 0 || total % paisePerRupee !== 0) {
    throw new RangeError(`Not a price in whole rupees: ${total} paise`)
  }
  const tcsLine = taxWithin(total, tcs)
  const gstLine = taxWithin(total - tcsLine, gst)
  return {
    package: total - tcsLine - gstLine,
    gst: gstLine,
    tcs: tcsLine,
    total,
    gstRate: gst,
    tcsRate: tcs,
  }
}
