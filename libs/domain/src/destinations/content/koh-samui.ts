import { defineDestination, tall, wide } from '../define-destination.ts'

export const kohSamui = defineDestination({
  slug: 'koh-samui',
  name: 'Koh Samui',
  availability: 'coming-soon',
  trip: {
    id: 10,
    title: 'Koh Samui, the Quiet Side',
    description:
      'Four days on the island’s south-west, where the coconut groves still outnumber the rooms. From a small bay at Taling Ngam we take boats to Ang Thong and the Five Islands, and a four-wheel drive up into the hills between. July is one of the drier months here, the Gulf is usually calm, and every sunset is on our side.',
    destination: 'Koh Samui, Thailand',
    region: 'asia',
    duration: 4,
    price: 200000,
    departureMonths: 'July',
    spotsLeft: 0,
    groupSize: '8-12 People',
    pictures: ['coral-reef', 'big-buddha', 'night-market'],
    highlights: [
      'Ang Thong Marine Park by private boat, timed to miss the day-trip fleet',
      'A kayak along the undercut limestone, and the saltwater lake inside Koh Mae Ko',
      'The stone figures that a fruit farmer set among streams on Khao Pom',
      'The climb to the viewpoint of Wua Ta Lap, for those who like ropes and a reward',
      'Curry paste pounded by hand under the coconut palms',
      'A long-tail to the Five Islands, where men still climb for swiftlets’ nests',
      'Three sunsets in a row from the same beach',
    ],
    itinerary: [
      {
        day: 1,
        title: 'The other side of the island',
        description:
          'Samui’s garden of an airport is in the north-east, and we leave it together at 2 pm: forty-five minutes by the ring road, past the busy beaches and then well past them. Taling Ngam has one lane, a temple and a west-facing bay. Swim, unpack, and watch the Five Islands go dark against the sky. Dinner is on the sand, southern style, with the heat set to your own courage.',
        accommodation: 'Beach villas on the bay of Taling Ngam, first of three nights',
        included: 'Airport transfer, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Forty-two islands',
        description:
          'Our boat leaves Nathon at half past seven and is among the limestone of Ang Thong in about forty-five minutes, an hour or more ahead of the big boats. Steep iron stairs on Koh Mae Ko look down into Talay Nai, a green saltwater lake that the sea feeds from below. We kayak along the overhangs, snorkel where the water is clear that day, and eat at anchor. The keen can climb to the viewpoint of Wua Ta Lap, 500 m of path with ropes; the rest have a beach.',
        accommodation: 'Beach villas at Taling Ngam, second night',
        included: 'Breakfast, private boat, park fees, kayaks and masks, lunch, dinner',
      },
      {
        day: 3,
        title: 'Up into the green',
        description:
          'The concrete gives out soon above the ring road, and the four-wheel drives go on to Khao Pom, where Nim Thongsuk spent his last years carving gods and musicians beside a stream. We walk half an hour to the upper fall at Na Muang and swim under it if the rain has been kind. In a coconut grove a cook from Hua Thanon, the island’s old Muslim fishing village, teaches us two curries, which are lunch. The afternoon is for a massage with the doors open to the sea.',
        accommodation: 'Beach villas at Taling Ngam, third night',
        included: 'Breakfast, four-wheel drives, cooking class with lunch, massage, dinner',
      },
      {
        day: 4,
        title: 'By long-tail to the Five Islands',
        description:
          'Fifteen minutes from our beach, the Five Islands are guarded for the swiftlets’ nests that are gathered high inside their caves, so we swim and look and do not land. Back for a shower and an early lunch. On the way to the airport we climb the naga stairs of the Big Buddha, then stop at Wat Plai Laem, where an eighteen-armed Guanyin sits on a lake of very well-fed fish. Flights to Bangkok take a little over an hour and leave all afternoon.',
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
      'A Samui-born guide and all transfers on the island',
    ],
    excludedItems: [
      'International flights and the connection to the island',
      'Travel insurance that covers boats and snorkelling',
      'Visa fees, if your passport needs one',
      'Alcohol after the welcome dinner',
      'Diving, further massages and other extras',
      'Personal expenses',
      'Gratuities for crew, guide and villa staff',
    ],
    featured: false,
  },
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
    photos: [
      wide('big-buddha', 'The golden Big Buddha above his naga staircase'),
      tall('night-market', 'Friends on stools at a lantern-lit food stall, the wok in flames'),
      tall('coral-reef', 'A snorkeller gliding over a reef beside a turtle'),
    ],
  },
  gallery: null,
  page: null,
})
