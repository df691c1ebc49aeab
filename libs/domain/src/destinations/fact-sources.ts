import type { Cost, FactSource, MonthOfWeather } from '../trips/practical-facts.ts'

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
