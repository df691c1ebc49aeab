import { groupRupees } from '../money/format-paise.ts'
import type { Cost, PracticalFacts } from './practical-facts.ts'
import type { Edition, Trip } from './trip.ts'

/** Whole rupees. */
interface Range {
  readonly from: number
  readonly to: number
}

/** '₹4,000-6,000', one amount if both are equal, or 'Free'. */
export const costText = ({ from, to }: Range): string =>
  to === 0 ? 'Free' : `₹${[...new Set([from, to])].map(groupRupees).join('-')}`

/** What a sum of estimates is rounded to, in rupees. */
const rounding = 5_000

/** A sum of estimates, rounded outwards, so that it stays true. */
const rounded = ({ from, to }: Range): Range => ({
  from: Math.floor(from / rounding) * rounding,
  to: Math.ceil(to / rounding) * rounding,
})

/** '₹2,05,000-2,25,000': a sum of estimates, rounded outwards. */
export const sumText = (range: Range): string => costText(rounded(range))

/** The name that a flight has among the costs, with the cities from which it was found. */
const returnFlight = /^Return flight (from .+)$/

/**
 * What a trip costs, in a line: '₹2,05,000-2,20,000 and your flights', or if nothing is left out and the flight is among the
 * costs, '₹3,40,000-3,50,000 door to door, from Mumbai'.
 */
export function costLine({ items, ...range }: TotalCost, without: string | undefined): string {
  const sum = sumText(range)
  if (without !== undefined) return `${sum}${without.includes(' and ') ? ', ' : ' and '}${without}`
  const [from] = items.flatMap(({ item }) => returnFlight.exec(item)?.[1] ?? [])
  return from === undefined ? sum : `${sum} door to door, ${from}`
}

/** What a trip costs in whole rupees, with what one pays on top of its price. */
export interface TotalCost extends Range {
  /** Those that apply to the length. */
  readonly items: readonly Cost[]
}

/** The price of a length in days, and everything that one pays on top of it. */
export function totalCost(
  costs: readonly Cost[],
  { price, duration }: { price: number; duration: number },
): TotalCost {
  const items = costs.filter((cost) => (cost.duration ?? duration) === duration)
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, amount) => total + amount, price)
  return { items, from: sum(items.map(({ from }) => from)), to: sum(items.map(({ to }) => to)) }
}

/** Each length with what it costs in all, if the costs are known and leave nothing out. */
export function withTotals(editions: Edition[], costs: PracticalFacts['costs']): Edition[] {
  if (!costs || costs.without !== undefined) return editions
  return editions.map((edition) => {
    const { from, to } = totalCost(costs.items, edition)
    return { ...edition, inAll: { from, to } }
  })
}

/** 'From ₹2,10,000 to ₹3,95,000': what the trips cost in all whose costs are all known; undefined if there is none. */
export function costsInAll(trips: readonly Pick<Trip, 'editions'>[]): string | undefined {
  const totals = trips.flatMap(({ editions = [] }) => editions.flatMap(({ inAll }) => inAll ?? []))
  if (totals.length === 0) return undefined
  const { from, to } = rounded({
    from: Math.min(...totals.map((total) => total.from)),
    to: Math.max(...totals.map((total) => total.to)),
  })
  return `From ₹${groupRupees(from)} to ₹${groupRupees(to)}`
}
