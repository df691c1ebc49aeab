import { counted } from '@farandfew/domain/constants/labels.ts'
import {
  dietNames,
  flightText,
  foodLevelTexts,
  monthName,
  rainText,
  roomTexts,
  walkText,
} from '@farandfew/domain/trips/practical-fact-texts.ts'
import { costText } from '@farandfew/domain/trips/trip-costs.ts'
import { visaTexts } from '@farandfew/domain/trips/visa-texts.ts'
import {
  diets,
  practicalFacts,
  type PracticalFacts,
} from '@farandfew/domain/trips/practical-facts.ts'
import { safeParse } from 'zod/v4/core'

/** A fact in words: its title, and a line for each entry. */
type FactLines = readonly [title: string, lines: readonly string[]]

const joined = (parts: readonly (string | undefined)[], separator = ', ') =>
  parts.filter(Boolean).join(separator)

const onlyFor = (duration: number | undefined) =>
  duration === undefined ? undefined : `only for ${duration} days`

const costLines = (costs: NonNullable<PracticalFacts['costs']>) => [
  ...costs.items.map((cost) =>
    joined([`${cost.item}: ${costText(cost)}`, cost.note, onlyFor(cost.duration)]),
  ),
  ...(costs.without === undefined ? [] : [`Without ${costs.without}`]),
]

const weatherLines = (weather: NonNullable<PracticalFacts['weather']>) => [
  ...weather.months.map((row) =>
    joined([
      `${row.place} in ${monthName(row.month)}: ${row.high} °C by day`,
      `${row.low} °C at night`,
      rainText(row),
      onlyFor(row.duration),
    ]),
  ),
  ...(weather.note === undefined ? [] : [weather.note]),
]

/** The facts in words, as the preview and the history show them. */
export function factLines(facts: PracticalFacts): readonly FactLines[] {
  const { costs, food, womensSafety, visa, weather, flights, arrivals, walking, rooms } = facts
  const { meetings, stays } = facts
  const sources = [costs, food, visa, weather, flights].flatMap((fact) => fact?.sources ?? [])
  const lines: FactLines[] = [
    ['Costs on top of the price', costs ? costLines(costs) : []],
    [
      'Food',
      diets.flatMap((diet) => {
        const kind = food?.[diet]
        return kind ? [`${dietNames[diet]}: ${foodLevelTexts[kind.level]}. ${kind.note}`] : []
      }),
    ],
    ['For women travelling alone', womensSafety ?? []],
    [
      'Visa for an Indian passport',
      visa
        ? [
            joined([visaTexts[visa.kind], visa.how], '. '),
            joined([
              visa.fee,
              visa.processing,
              visa.workingDays === undefined
                ? undefined
                : `at most ${counted(visa.workingDays, 'working day', 'working days')}`,
              visa.stayDays === undefined ? undefined : `up to ${visa.stayDays} days`,
            ]),
          ].filter(Boolean)
        : [],
    ],
    ['Weather', weather ? weatherLines(weather) : []],
    [
      'Flights from India',
      flights?.routes.map((route) =>
        joined([`${route.from} to ${route.to}: ${flightText(route)}`, route.note]),
      ) ?? [],
    ],
    [
      'When to arrive and leave',
      arrivals?.map(
        (one) =>
          `${one.duration} days: land at ${one.arriveAt} by ${one.arriveBy}, leave from ${one.leaveFrom} after ${one.leaveAfter}`,
      ) ?? [],
    ],
    [
      'Meeting place',
      meetings?.map(({ duration, place, time }) => `${duration} days: ${place}, at ${time}`) ?? [],
    ],
    [
      'Stays',
      stays?.map(({ duration, nights, rooms: ofStay, ...stay }) =>
        joined([
          `${duration} days: ${stay.what}, ${stay.where}`,
          nights === 1 ? '1 night' : `${nights} nights`,
          ofStay,
          stay.picture,
        ]),
      ) ?? [],
    ],
    [
      'Walking',
      walking?.map((walk) =>
        joined([`${walk.duration} days, day ${walk.day}: ${walkText(walk)}`, walk.note]),
      ) ?? [],
    ],
    ['Rooms', rooms ? [joined([roomTexts[rooms.kind], rooms.note], '. ')] : []],
    [
      'Questions and answers',
      facts.questions?.map(({ question, answer }) => `${question} ${answer}`) ?? [],
    ],
    [
      'Sources',
      sources.map(({ name, url, checkedOn }) => `${name}, ${url}, checked on ${checkedOn}`),
    ],
  ]
  return lines.filter(([, entries]) => entries.length > 0)
}

/** The facts of a draft without those that are not valid yet. */
export function validFacts(facts: PracticalFacts | null): PracticalFacts {
  if (!facts) return {}
  const refused = safeParse(practicalFacts, facts).error?.issues.map(({ path }) => path[0]) ?? []
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !refused.includes(name)))
}
