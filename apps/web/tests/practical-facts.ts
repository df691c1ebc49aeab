import type { FactSource, PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'

const source: FactSource = {
  name: 'Department of Meteorology, Sri Lanka',
  url: 'https://meteo.example/normals',
  checkedOn: '2026-11-23',
}

/** Facts of every kind for a trip of four and of eight days. */
export const samplePracticalFacts: PracticalFacts = {
  weather: {
    months: [
      { place: 'Colombo', month: 11, high: 30, low: 23, rainfall: 412, rainyDays: 19 },
      { place: 'Kandy', month: 11, high: 28, low: 20, rainfall: 295, rainyDays: 18 },
      { place: 'Colombo', month: 12, high: 31, low: 22, rainfall: 175, rainyDays: 11 },
    ],
    sources: [source],
  },
  flights: {
    routes: [
      { from: 'Delhi', to: 'Colombo (CMB)', stops: 0, minutes: 225 },
      {
        from: 'Mumbai',
        to: 'Colombo (CMB)',
        stops: 0,
        minutes: 155,
        note: 'Several flights a day',
      },
    ],
    sources: [{ ...source, name: 'SriLankan Airlines', url: 'https://airline.example/timetable' }],
  },
  arrivals: [
    {
      duration: 4,
      arriveAt: 'Colombo airport',
      arriveBy: '11:30',
      leaveFrom: 'Colombo airport',
      leaveAfter: '19:00',
    },
    {
      duration: 8,
      arriveAt: 'Colombo airport',
      arriveBy: '12:30',
      leaveFrom: 'Colombo airport',
      leaveAfter: '19:30',
    },
  ],
  visa: {
    kind: 'online',
    how: 'Apply for the electronic travel authorisation on the official site, and print the approval.',
    fee: 'USD 50',
    processing: 'One to two days',
    stayDays: 30,
    sources: [{ ...source, name: 'Department of Immigration', url: 'https://eta.example' }],
  },
  walking: [
    { duration: 4, day: 1, kilometres: 4 },
    { duration: 4, day: 2, kilometres: 3.5, note: 'Level paths in the gardens' },
    { duration: 8, day: 3, kilometres: 6, ascent: 200, note: '1,200 steps' },
  ],
  food: {
    vegetarian: { level: 'easy', note: 'Rice and curry is mostly vegetables, at every stop.' },
    jain: {
      level: 'with-notice',
      note: 'Kitchens leave out onion and garlic if they know the day before.',
    },
    vegan: { level: 'easy', note: 'Coconut milk takes the place of cream.' },
    halal: { level: 'with-notice', note: 'Easy in Colombo, by arrangement in Kandy and in camp.' },
  },
  rooms: { kind: 'own', note: 'In the camp it is a tent of your own, with a bathroom.' },
  womensSafety: [
    'A host from the club travels with the group from the first evening to the last.',
    'Airport transfers are with our own driver, whose name and number you have before you fly.',
  ],
  costs: {
    items: [
      {
        item: 'Return flight from India',
        from: 24000,
        to: 40000,
        note: 'From Mumbai, Delhi or Chennai',
      },
      { item: 'Visa', from: 4200, to: 4200 },
      { item: 'Travel insurance', from: 1200, to: 2500 },
      { item: 'Lunches that are not included', from: 3000, to: 4000, duration: 8 },
    ],
  },
  questions: [
    { question: 'Is November too wet?', answer: 'It rains most afternoons, for an hour or two.' },
    { question: 'Will I see a leopard?', answer: 'Likely, never promised.' },
  ],
}
