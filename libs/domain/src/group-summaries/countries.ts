/** The countries that a summary can name: those of most members. */
export const summaryCountries = [
  'India',
  'United Arab Emirates',
  'Singapore',
  'United Kingdom',
  'United States',
] as const
type SummaryCountry = (typeof summaryCountries)[number]

/** Other ways to write them, without dots. */
const otherNames: Readonly<Record<string, SummaryCountry>> = {
  bharat: 'India',
  uae: 'United Arab Emirates',
  emirates: 'United Arab Emirates',
  uk: 'United Kingdom',
  'great britain': 'United Kingdom',
  england: 'United Kingdom',
  scotland: 'United Kingdom',
  wales: 'United Kingdom',
  us: 'United States',
  usa: 'United States',
  america: 'United States',
  'united states of america': 'United States',
}

const byKey = new Map<string, SummaryCountry>([
  ...summaryCountries.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(otherNames),
])

/** The country that a member typed, as a summary names it; undefined if it names none such. */
export function toSummaryCountry(typed: string | null): SummaryCountry | undefined {
  const key = (typed ?? '').toLowerCase().replaceAll('.', '').replace(/^the /, '').trim()
  return byKey.get(key)
}
