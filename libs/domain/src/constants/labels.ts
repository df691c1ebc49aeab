import { brand } from '../brand/brand.ts'
import { metaDescriptionLength } from './limits.ts'

const lac = 100_000

/** What a departure of each price tier costs, in whole rupees. */
export const tierPrices = { 2: 200_000, 3: 300_000 } as const
export type PriceTier = keyof typeof tierPrices

/** The price of a tier, in whole rupees. */
export function tierPrice(tier: PriceTier): number {
  return tierPrices[tier]
}

/** Figures in the Indian grouping: 1234567 → '12,34,567'. */
function groupRupees(rupees: number): string {
  const digits = String(rupees)
  const head = digits.slice(0, -3)
  if (head === '') return digits
  return `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`
}

/**
 * A price as the site says it: 200000 → 'INR 2 Lacs', 250000 → 'INR 2.5 Lacs'.
 * Never rounds: what has no short name in lacs (below one lac, or no multiple of a
 * thousand) is written out, 85500 → 'INR 85,500'.
 * @param rupees whole rupees, not negative
 */
export function priceLabel(rupees: number): string {
  if (rupees < lac || rupees % 1000 !== 0) return `INR ${groupRupees(rupees)}`
  return `INR ${rupees / lac} ${rupees === lac ? 'Lac' : 'Lacs'}`
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** 4 → '4 days / 3 nights'. */
export function durationLabel(days: number): string {
  if (days <= 1) return counted(days, 'day', 'days')
  return `${counted(days, 'day', 'days')} / ${counted(days - 1, 'night', 'nights')}`
}

/** 1 → '1 spot left', 3 → '3 spots left'. */
export function spotsLeftLabel(spots: number): string {
  return counted(spots, 'spot left', 'spots left')
}

/** The first `length` characters (code points, so that no pair of surrogates is torn). */
function firstCharacters(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}

/**
 * A text of at most `length` characters as it is; a longer one cut after its last whole word within them, with '…' after
 * it. A first word longer than that is cut in the middle. The ellipsis is not counted, and stands for a stop before it.
 */
export function truncate(text: string, length: number): string {
  const head = firstCharacters(text, length)
  if (head.length === text.length) return text
  const endsWord = /\s/.test(text.charAt(head.length))
  const words = endsWord ? head : head.replace(/(?<=\S)\s+\S*$/, '')
  return `${words.replace(/[\s.,;:]+$/, '')}…`
}

/** The first 150 characters of a description, for a page's meta description. */
export function metaDescription(description: string): string {
  return firstCharacters(description, metaDescriptionLength)
}

/** '{title} - {brand}'; a title that names the brand stays as it is. */
export function pageTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} - ${brand.name}`
}
