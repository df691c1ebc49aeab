import { brand } from '../brand/brand.ts'
import { groupRupees } from '../money/format-paise.ts'
import { metaDescriptionLength } from './limits.ts'

const lac = 100_000

/** In place of the dates of a trip that has no departure ahead. */
export const noDateLabel = 'No date set yet'

/** What one seat costs by price tier, in whole rupees. */
export const tierPrices = { 2: 200_000, 3: 300_000 } as const
export type PriceTier = keyof typeof tierPrices

export function tierPrice(tier: PriceTier): number {
  return tierPrices[tier]
}

/**
 * A price as the site shows it: 200000 → 'INR 2 Lacs', 250000 → 'INR 2.5 Lacs'. Never rounds: below one lac, or if it
 * is not a multiple of a thousand, it is written out: 85500 → 'INR 85,500'.
 * @param rupees whole rupees, not negative
 */
export function priceLabel(rupees: number): string {
  if (rupees < lac || rupees % 1000 !== 0) return `INR ${groupRupees(rupees)}`
  return `INR ${rupees / lac} ${rupees === lac ? 'Lac' : 'Lacs'}`
}

const lacsOf = (rupees: number) => /^INR (.+) Lacs$/.exec(priceLabel(rupees))?.[1]

/** A range of prices: 200000 and 300000 → 'INR 2-3 Lacs'. One label if both are equal. */
export function priceRangeLabel(from: number, to: number): string {
  if (from === to) return priceLabel(from)
  const [low, high] = [lacsOf(from), lacsOf(to)]
  return low && high ? `INR ${low}-${high} Lacs` : `${priceLabel(from)} - ${priceLabel(to)}`
}

/** '1 day', '4 days'. */
export const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`

/** 4 → '4 days / 3 nights'. */
export function durationLabel(days: number): string {
  if (days <= 1) return counted(days, 'day', 'days')
  return `${counted(days, 'day', 'days')} / ${counted(days - 1, 'night', 'nights')}`
}

/** Lengths in which a trip is sold: [4] → '4 days / 3 nights', [4, 8] → '4 or 8 days'. */
export function durationsLabel(days: readonly number[]): string {
  const [only, other] = days
  if (only !== undefined && other === undefined) return durationLabel(only)
  return `${days.slice(0, -1).join(', ')} or ${days.at(-1)} days`
}

/** 1 → '1 spot left', 3 → '3 spots left'. */
export function spotsLeftLabel(spots: number): string {
  return counted(spots, 'spot left', 'spots left')
}

/**
 * What each price includes and what it does not, in one sentence each. Every trip's lists agree with it.
 */
export const inclusionNote =
  'The price includes your room, transport on the trip, the meals listed and a host. International flights, visa and insurance are not included.'

/** The first `length` code points, so that no surrogate pair is split. */
function firstCharacters(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}

/**
 * Shortens a text to at most `length` characters, after a whole word if possible, and appends '…', which is not
 * counted.
 */
export function truncate(text: string, length: number): string {
  const head = firstCharacters(text, length)
  if (head.length === text.length) return text
  const endsWord = /\s/.test(text.charAt(head.length))
  const words = endsWord ? head : head.replace(/(\S)\s+\S*$/, '$1')
  return `${words.replace(/(^|[^\s.,;:])[\s.,;:]+$/, '$1')}…`
}

/**
 * The whole sentences among the first 150 characters of a description; its whole words if the first sentence is longer.
 */
export function metaDescription(description: string): string {
  const text = description.trim()
  const head = firstCharacters(text, metaDescriptionLength)
  if (head.length === text.length) return text
  // What follows shows whether a sentence or a word ends with the last character.
  const begun = firstCharacters(text, metaDescriptionLength + 1)
  const sentences = /^[^]*[.!?…]["'”’)]*(?=\s)/.exec(begun)?.[0]
  return sentences ?? (/^[^]*(?=\s)/.exec(begun)?.[0] ?? head).trimEnd()
}

/** '{title} - {brand}', or the title itself if it contains the brand. */
export function pageTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} - ${brand.name}`
}

/** A place and a local time, HH:MM. */
export interface MeetingPoint {
  readonly place: string
  readonly time: string
}

/** 'Near the Clérigos tower, Porto, at 14:00'. */
export const describeMeeting = ({ place, time }: MeetingPoint): string => `${place}, at ${time}`
