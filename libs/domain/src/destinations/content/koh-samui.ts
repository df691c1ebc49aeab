import {
  clubPractices,
  ownRooms,
  suggestedGratuities,
  climateNormals,
  insuranceSources,
  source,
  travelInsurance,
  weather,
} from '../shared-facts.ts'
import { defineDestination, tall, wide } from '../define-destination.ts'

export const kohSamui = defineDestination({
  slug: 'koh-samui',
  name: 'Koh Samui',
  availability: 'coming-soon',
  trip: {
    id: 10,
    title: 'Koh Samui, the Quiet Side',
    description:
      "Four days on the island's south-west, where there are still more coconut groves than hotels. From a small bay at Taling Ngam we take boats to Ang Thong and the Five Islands, and a four-wheel drive up into the hills in between. The heavy rain comes from October to December; in July the Gulf is usually calm, and every sunset is on our side.",
    destination: 'Koh Samui, Thailand',
    region: 'asia',
    duration: 4,
    price: 200000,
    departureMonths: 'July',
    groupSize: '8-12 People',
    pictures: ['coral-reef', 'big-buddha', 'curry-lesson'],
    highlights: [
      'Ang Thong Marine Park by private boat, timed to miss the day-trip fleet',
      'A kayak along the undercut limestone, and the saltwater lake inside Koh Mae Ko',
      'The stone figures that a fruit farmer set among streams on Khao Pom',
      'The climb to the viewpoint of Wua Ta Lap, for those who like ropes and a reward',
      'Curry paste pounded by hand under the coconut palms',
      "A long-tail to the Five Islands, where men still climb for swiftlets' nests",
      'Three sunsets in a row from the same beach',
    ],
    itinerary: [
      {
        day: 1,
        title: 'The other side of the island',
        description:
          "Samui's garden of an airport is in the north-east, and we leave it together at 2 pm: forty-five minutes by the ring road, past the busy beaches and then well past them. Taling Ngam has one lane, a temple and a west-facing bay. Swim, unpack, and watch the Five Islands go dark against the sky. Dinner is on the sand, southern style, and as hot as you dare.",
        accommodation: 'Beach villas on the bay of Taling Ngam, first of three nights',
        included: 'Airport transfer, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Forty-two islands',
        description:
          'Our boat leaves Nathon at half past seven and is among the limestone of Ang Thong in about forty-five minutes, an hour or more ahead of the big boats. On Koh Mae Ko steep iron stairs climb to a view of Talay Nai, a green saltwater lake that the sea feeds from below. We kayak along the overhangs, snorkel where the water is clear that day, and eat at anchor. If you are keen, climb to the viewpoint of Wua Ta Lap, 500 m of path with ropes; everyone else has a beach.',
        accommodation: 'Beach villas at Taling Ngam, second night',
        included: 'Breakfast, private boat, park fees, kayaks and masks, lunch, dinner',
      },
      {
        day: 3,
        title: 'Up into the green',
        description:
          "The concrete gives out soon above the ring road, and the four-wheel drives go on to Khao Pom, where Nim Thongsuk spent his last years carving gods and musicians beside a stream. We walk half an hour to the upper fall at Na Muang and swim under it if the rain has been kind. In a coconut grove a cook from Hua Thanon, the island's old Muslim fishing village, teaches us two curries, which are lunch. The afternoon is for a massage with the doors open to the sea.",
        accommodation: 'Beach villas at Taling Ngam, third night',
        included: 'Breakfast, four-wheel drives, cooking class with lunch, massage, dinner',
      },
      {
        day: 4,
        title: 'By long-tail to the Five Islands',
        description:
          "Fifteen minutes from our beach, the Five Islands are guarded for the swiftlets' nests that are gathered high inside their caves, so we swim and look and do not land. We go back for a shower and an early lunch. On the way to the airport we climb the naga stairs of the Big Buddha, then stop at Wat Plai Laem, where an eighteen-armed Guanyin sits above a lake of very well-fed fish. Flights to Bangkok take a little over an hour, and any of them after half past three is safe.",
        accommodation: 'N/A',
        included: 'Breakfast, long-tail boat, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in a beach villa room of your own at Taling Ngam',
      'All meals between the first evening and lunch on day 4, with drinks at the first dinner',
      'Private boat to Ang Thong with park fees, kayaks and masks',
      'Long-tail boat to the Five Islands',
      'Four-wheel drives in the hills, cooking class and one massage',
      'A host who was born on Samui, and all transfers on the island',
    ],
    excludedItems: [
      'International flights and the connection to the island',
      'Travel insurance that covers boats and snorkelling',
      'Visa fees (none with an Indian passport)',
      'Alcohol after the welcome dinner',
      'Diving, further massages and other extras',
      'Personal expenses',
      'Gratuities for crew, guide and villa staff',
    ],
    practicalFacts: {
      weather: {
        months: [weather('Koh Samui', 7, 32, 25, 123, 14)],
        sources: [climateNormals('Ko Samui', 577)],
      },
      flights: {
        routes: [
          { from: 'Delhi', to: 'Koh Samui (USM)', stops: 1, note: 'Change in Bangkok.' },
          { from: 'Mumbai', to: 'Koh Samui (USM)', stops: 1, note: 'Change in Bangkok.' },
        ],
        sources: [
          source(
            'VisaHQ on flights from Delhi and Mumbai to Bangkok',
            'https://www.visahq.com/news/2026-02-18/in/thailand-doubles-visa-free-stay-for-indians-to-60-days-introduces-30-day-extension',
          ),
          source(
            'The Nation on the airport of Samui and its airlines, 2024',
            'https://www.nationthailand.com/news/tourism/40040859',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Koh Samui (USM)',
          arriveBy: '13:15',
          leaveFrom: 'Koh Samui (USM)',
          leaveAfter: '15:30',
        },
      ],
      visa: {
        kind: 'none',
        how: 'You need no visa as a tourist. Fill in the Thailand Digital Arrival Card online in the three days before you arrive; it is free. Carry your return ticket and the address of the hotel.',
        stayDays: 60,
        sources: [
          source(
            'Thailand Digital Arrival Card, Immigration Bureau',
            'https://tdac.immigration.go.th',
          ),
          source(
            'Business Standard on 60 days without a visa',
            'https://www.business-standard.com/amp/immigration/thailand-grants-indians-60-day-visa-free-stay-plus-30-day-extension-126021800483_1.html',
          ),
        ],
      },
      walking: [
        { duration: 4, day: 1, kilometres: 1, note: 'The beach' },
        {
          duration: 4,
          day: 2,
          kilometres: 2,
          note: 'Steep iron stairs and, if you like, 500 m of path with ropes',
        },
        { duration: 4, day: 3, hours: 1, note: 'Half an hour to the upper fall, and back' },
        { duration: 4, day: 4, kilometres: 1, note: 'The stairs of the Big Buddha' },
      ],
      food: {
        vegetarian: {
          level: 'with-notice',
          note: 'Curries, stir-fries, rice and fruit, with tofu in place of fish. The host asks every kitchen to leave out fish sauce and shrimp paste; tell us when you book.',
        },
        jain: {
          level: 'with-notice',
          note: 'Tell us when you book: the kitchen at Taling Ngam then cooks for you without onion, garlic and root vegetables, and packs your lunch for the boat.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Coconut milk, tofu, vegetables and fruit, with soy sauce in place of fish sauce. Tell us when you book.',
        },
        halal: {
          level: 'with-notice',
          note: "Lunch on day 3 is by a cook from the island's Muslim village, and halal. At the other meals you get fish and vegetables.",
        },
      },
      meetings: [{ duration: 4, place: 'The airport of Koh Samui', time: '14:00' }],
      stays: [
        {
          duration: 4,
          what: 'Beach villas on the bay',
          where: 'Taling Ngam, Koh Samui',
          nights: 3,
          picture: '/art/gallery/koh-samui/coral-reef.svg',
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'You meet the group at the airport of the island, and our boats and cars carry no one else.',
        'All villas are on the same bay, and the host stays there too.',
      ],
      costs: {
        items: [
          {
            item: 'Return flight from Delhi to Bangkok',
            from: 18_700,
            to: 18_700,
            note: 'A typical fare; the flight to the island is extra',
          },
          travelInsurance('asia', 4, 'must cover boats and snorkelling'),
          suggestedGratuities(4, 'guide, crew and villa staff'),
        ],
        without: 'the flight to the island',
        sources: [
          source(
            'Zee News, fare from Delhi to Thailand',
            'https://zeenews.india.com/hindi/travel/thailand-5-days-trip-budget-from-food-to-living-expenses-thailand-mein-ghumne-ka-kharch/2899981',
          ),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: 'Do I have to swim or climb?',
          answer:
            'No. You can stay on the boat or on the beach while the others snorkel or climb, and there are life jackets for everyone.',
        },
        {
          question: 'Why the quiet side?',
          answer:
            'Taling Ngam is in the south-west, forty-five minutes from the airport and from the busy beaches. It has one lane, a temple, and the sunset. If you want nightlife, this is not your trip.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 4,
      stops: [
        { name: 'Samui airport', latitude: 9.5478, longitude: 100.062, days: [1, 4] },
        {
          name: 'Taling Ngam',
          latitude: 9.4598,
          longitude: 99.9336,
          days: [1, 2, 3, 4],
          nights: 3,
        },
        { name: 'Nathon', latitude: 9.5357, longitude: 99.9357, days: [2] },
        { name: 'Ang Thong', latitude: 9.6228, longitude: 99.675, days: [2] },
        { name: 'Big Buddha', latitude: 9.5708, longitude: 100.0598, days: [4] },
      ],
      legs: [
        { from: 'Samui airport', to: 'Taling Ngam', by: 'road' },
        { from: 'Taling Ngam', to: 'Nathon', by: 'road', andBack: true },
        { from: 'Nathon', to: 'Ang Thong', by: 'boat', andBack: true },
        { from: 'Taling Ngam', to: 'Big Buddha', by: 'road' },
        { from: 'Big Buddha', to: 'Samui airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Thailand',
    numbers: [
      { label: 'Police', number: '191' },
      { label: 'Ambulance', number: '1669' },
      { label: 'Fire', number: '199' },
      { label: 'Tourist police', number: '1155' },
    ],
    missions: [],
  },
  packing: [
    { key: 'reef-cream', label: 'Sun cream that does not harm reefs' },
    { key: 'dry-bag', label: 'A dry bag for the boats' },
  ],
  plugs: 'A, B, C and O',
  quizProfile: {
    styles: { unhurried: 1, outdoors: 1, 'at-table': 0.5 },
    activity: 'active',
    interests: {
      sea: 1,
      countryside: 0.5,
      mountains: 0.5,
      wildlife: 0.5,
      cooking: 1,
      journeys: 1,
      wellness: 0.5,
    },
  },
  pictures: {
    hero: 'Long-tail boats drawn up under leaning palms on Koh Samui',
    card: 'The green islands of Ang Thong from the viewpoint above',
    dayPhotos: [wide('na-muang-fall', 'Swimmers in the pool below the waterfall of Na Muang')],
    days: ['hero', 'card', 'na-muang-fall', 'big-buddha'],
    photos: [
      wide('big-buddha', 'The golden Big Buddha above his naga staircase'),
      tall(
        'curry-lesson',
        'A cook and two travellers making curry under thatch in a coconut grove',
      ),
      tall('coral-reef', 'A snorkeller with mask and fins above a turtle and a coral reef'),
    ],
  },
  gallery: null,
  page: null,
})
