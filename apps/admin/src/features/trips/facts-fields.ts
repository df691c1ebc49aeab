import { monthNames } from '@farandfew/domain/calendar/format-date.ts'
import {
  diets,
  foodLevels,
  practicalFactLimits as limits,
  roomKinds,
  visaKinds,
} from '@farandfew/domain/trips/practical-facts.ts'
import {
  dietNames,
  foodLevelTexts,
  roomTexts,
} from '@farandfew/domain/trips/practical-fact-texts.ts'
import { visaTexts } from '@farandfew/domain/trips/visa-texts.ts'

interface Option {
  value: string
  label: string
}

/** A field of a fact. Its name is the schema's; '' if the entry itself is a text. */
export interface FactField {
  name: string
  label: string
  /** A note is a long line. */
  kind: 'line' | 'note' | 'block' | 'number' | 'date' | 'choice'
  /** Left out of the fact if nothing is typed. */
  isOptional?: true
  options?: readonly Option[]
}

/** A list of a fact, or a fact of which there is one. */
export interface FactPart {
  /** Where the schema has it: 'weather.months'. */
  path: string
  fields: readonly FactField[]
  /** Only of a list: its legend, the name of an entry and the most entries. */
  list?: { legend: string; noun: string; most: number }
}

/** Facts that are edited together, under one heading. */
export interface FactGroup {
  title: string
  hint?: string
  parts: readonly FactPart[]
}

const options = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }))

const line = (name: string, label: string): FactField => ({ name, label, kind: 'line' })
const note = (name: string, label: string): FactField => ({ name, label, kind: 'note' })
const block = (name: string, label: string): FactField => ({ name, label, kind: 'block' })
const number = (name: string, label: string): FactField => ({ name, label, kind: 'number' })
const choice = (name: string, label: string, from: readonly Option[]): FactField => ({
  name,
  label,
  kind: 'choice',
  options: from,
})
const optional = (field: FactField): FactField => ({ ...field, isOptional: true })

const months = monthNames.map((label, index) => ({ value: String(index + 1), label }))
const length = number('duration', 'Of the itinerary of … days')
const onlyForDays: FactField = { ...length, label: 'Only for … days' }

const sourcesOf = (fact: string): FactPart => ({
  path: `${fact}.sources`,
  list: { legend: 'Sources', noun: 'Source', most: limits.sources },
  fields: [
    note('name', 'Name'),
    note('url', 'Address'),
    { name: 'checkedOn', label: 'Checked on', kind: 'date' },
  ],
})

/** Every practical fact of a trip, in the order of its page. */
export const factGroups: readonly FactGroup[] = [
  {
    title: 'Costs on top of the price',
    hint: 'In rupees, for one person. The page adds them to the price.',
    parts: [
      {
        path: 'costs.items',
        list: { legend: 'Costs', noun: 'Cost', most: limits.costs },
        fields: [
          line('item', 'Item'),
          number('from', 'From'),
          number('to', 'To'),
          optional(note('note', 'Note')),
          optional(onlyForDays),
        ],
      },
      {
        path: 'costs',
        fields: [optional(line('without', 'Not counted, because the amount is not known'))],
      },
      sourcesOf('costs'),
    ],
  },
  {
    title: 'Food',
    hint: 'Leave a diet empty to leave it out.',
    parts: [
      ...diets.map((diet) => ({
        path: `food.${diet}`,
        fields: [
          choice('level', dietNames[diet], options(foodLevels, foodLevelTexts)),
          note('note', `${dietNames[diet]}: what to expect`),
        ],
      })),
      sourcesOf('food'),
    ],
  },
  {
    title: 'For women travelling alone',
    hint: 'What the club does, a sentence each.',
    parts: [
      {
        path: 'womensSafety',
        list: { legend: 'Practices', noun: 'Practice', most: limits.practices },
        fields: [note('', 'Practice')],
      },
    ],
  },
  {
    title: 'Visa for an Indian passport',
    parts: [
      {
        path: 'visa',
        fields: [
          choice('kind', 'Kind of visa', options(visaKinds, visaTexts)),
          block('how', 'How to get it'),
          optional(line('fee', 'Fee')),
          optional(line('processing', 'How long it takes')),
          optional(number('workingDays', 'At most … working days')),
          optional(number('stayDays', 'Days you may stay')),
        ],
      },
      sourcesOf('visa'),
    ],
  },
  {
    title: 'Weather',
    hint: 'Of the months of departure, from published climate normals.',
    parts: [
      {
        path: 'weather.months',
        list: { legend: 'Months', noun: 'Month', most: limits.months },
        fields: [
          line('place', 'Place'),
          { ...number('month', 'Month of the year'), options: months },
          number('high', 'High in °C'),
          number('low', 'Low in °C'),
          optional(number('rainfall', 'Rain in mm')),
          optional(number('rainyDays', 'Days with rain')),
          optional(onlyForDays),
        ],
      },
      { path: 'weather', fields: [optional(note('note', 'Note, such as how warm the sea is'))] },
      sourcesOf('weather'),
    ],
  },
  {
    title: 'Flights from India',
    parts: [
      {
        path: 'flights.routes',
        list: { legend: 'Connections', noun: 'Connection', most: limits.routes },
        fields: [
          line('from', 'From'),
          line('to', 'To'),
          number('stops', 'Stops, 0 if direct'),
          optional(number('minutes', 'Minutes')),
          optional(note('note', 'Note')),
        ],
      },
      sourcesOf('flights'),
    ],
  },
  {
    title: 'When to arrive and leave',
    hint: 'Local times, HH:MM, for each length of the trip.',
    parts: [
      {
        path: 'arrivals',
        list: { legend: 'Lengths', noun: 'Length', most: limits.arrivals },
        fields: [
          length,
          line('arriveAt', 'Arrive at'),
          line('arriveBy', 'Land by'),
          line('leaveFrom', 'Leave from'),
          line('leaveAfter', 'Take off after'),
        ],
      },
    ],
  },
  {
    title: 'Meeting place',
    hint: 'When and where the group meets on the first day, for each length of the trip. Booking pages, emails, calendar files and the Trip Pocket show it.',
    parts: [
      {
        path: 'meetings',
        list: { legend: 'Meetings', noun: 'Meeting', most: limits.arrivals },
        fields: [length, line('place', 'Place'), line('time', 'Local time, HH:MM')],
      },
    ],
  },
  {
    title: 'Stays',
    hint: 'Where the group sleeps, in the order of the nights, for each length of the trip. The picture is a path of the site or an https address.',
    parts: [
      {
        path: 'stays',
        list: { legend: 'Stays', noun: 'Stay', most: limits.stays },
        fields: [
          length,
          line('what', 'Kind of place'),
          line('where', 'Where'),
          number('nights', 'Nights'),
          optional(line('rooms', 'Rooms, if they are special')),
          optional(line('picture', 'Picture')),
        ],
      },
    ],
  },
  {
    title: 'Walking',
    hint: 'At least one of kilometres, ascent and hours for each day.',
    parts: [
      {
        path: 'walking',
        list: { legend: 'Days', noun: 'Walk', most: limits.walks },
        fields: [
          length,
          number('day', 'Day'),
          optional(number('kilometres', 'Kilometres')),
          optional(number('ascent', 'Ascent in m')),
          optional(number('hours', 'Hours')),
          optional(note('note', 'Note')),
        ],
      },
    ],
  },
  {
    title: 'Rooms',
    hint: 'What holds for every night. The places are under Stays.',
    parts: [
      {
        path: 'rooms',
        fields: [
          choice('kind', 'Room', options(roomKinds, roomTexts)),
          optional(note('note', 'Note')),
        ],
      },
    ],
  },
  {
    title: 'Questions and answers',
    parts: [
      {
        path: 'questions',
        list: { legend: 'Questions', noun: 'Question', most: limits.questions },
        fields: [note('question', 'Question'), block('answer', 'Answer')],
      },
    ],
  },
]
