import type { Cost, FactSource, MonthOfWeather } from '../trips/practical-facts.ts'

/** What the club does for women who travel alone, beginning with where they sleep. */
export const practicesWith = (ownRoom: string): readonly string[] => [
  `${ownRoom}. Two people share only if both have asked for it and both have said yes.`,
  'If you would like company in your room, you can ask for someone of your own gender only, and name people with whom you will not share. Nobody else sees the names.',
  "One host leads the group throughout. Before departure you get the host's phone number, and a number at which you can reach our team for as long as the group is away.",
  'Your phone number and email address stay private: the group sees your first name, your picture, and whatever else you choose to show. You can block or report anyone, even before the trip.',
  'A host may ask anyone who harasses others to leave the group. The rest of the trip is not refunded.',
]

/** What the club does on every trip without a night in tents; each trip adds what belongs to its places. */
export const clubPractices = practicesWith('You have your own room every night')

/** How everyone sleeps, on every trip. */
export const ownRooms = {
  kind: 'own',
  note: 'The price includes it. If you would like to share, say so in your Group Room: nothing is fixed before both have said yes, and the price stays the same.',
} as const

/** What the club suggests as gratuities, in rupees. They are never expected. */
export const suggestedGratuities = (days: 4 | 8, who: string): Cost => ({
  item: 'Gratuities, if you wish',
  ...(days === 4 ? { from: 2_000, to: 3_000 } : { from: 4_000, to: 6_000 }),
  note: `What we suggest for ${who} together`,
  duration: days,
})

/** The date of the last check of all sources (docs/sources.md). */
const lastCheck = '2026-11-23'

/** A source, with the date of its own check if it was read after the last check of all. */
export const source = (name: string, url: string, checkedOn = lastCheck): FactSource => ({
  name,
  url,
  checkedOn,
})

/** The climate normals of a city, which its weather service publishes through the WMO. */
export const climateNormals = (city: string, id: number) =>
  source(
    `Climate normals of ${city}, WMO`,
    `https://worldweather.wmo.int/en/city.html?cityId=${id}`,
  )

/** One row of weather: highs and lows in °C, rainfall in millimetres, days with rain. */
export const weather = (
  place: string,
  month: number,
  high: number,
  low: number,
  rainfall?: number,
  rainyDays?: number,
): MonthOfWeather => ({
  place,
  month,
  high,
  low,
  ...(rainfall !== undefined && { rainfall }),
  ...(rainyDays !== undefined && { rainyDays }),
})

/** A day with USD 100,000 of cover, in rupees: the thirtieth part of the price of a month. */
const dayOfInsurance = { asia: 131, europe: 203, americas: 300 } as const

/**
 * Insurance for the days of a trip and of the two flights: from the cheapest basic cover to USD 100,000 in the region;
 * `insuranceSources` has both prices.
 * @param condition of the trip: 'must cover kayaking'
 */
export const travelInsurance = (
  region: keyof typeof dayOfInsurance,
  days: 4 | 8,
  condition?: string,
): Cost => ({
  item: 'Travel insurance',
  from: 200,
  to: Math.ceil((dayOfInsurance[region] * (days + 2)) / 100) * 100,
  note: [
    `For ${days + 2} days, counting those of your flights: from basic cover to USD 100,000`,
    condition,
  ]
    .filter(Boolean)
    .join('; '),
  duration: days,
})

export const insuranceSources = [
  source(
    'Bajaj Allianz, travel insurance premiums',
    'https://www.bajajallianz.com/general-insurance-calculator/travel-insurance-premium-calculator.html',
  ),
  source(
    'Policybazaar, cost of travel insurance by region',
    'https://www.policybazaar.com/travel-insurance/articles/how-much-will-six-month-travel-insurance-cost/',
  ),
] as const
