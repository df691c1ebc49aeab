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

export const armenia = defineDestination({
  slug: 'armenia',
  name: 'Armenia',
  availability: 'coming-soon',
  trip: {
    id: 9,
    title: 'The High Road through Armenia',
    description:
      'A loop through monasteries, vineyards and high pasture, with Ararat on the horizon for the first half. From Yerevan we go south to the red gorge of Noravank, over the Selim pass in its June flowers, and along Lake Sevan to the forests of Dilijan. You sleep in three landscapes and drive hardly any road twice.',
    destination: 'Yerevan, Vayots Dzor & Dilijan, Armenia',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'June',
    groupSize: '8-12 People',
    pictures: ['garni-temple', 'lavash-baking', 'sevan-monastery'],
    highlights: [
      'Five voices in the rock-cut chamber of Geghard, where an echo makes them twenty',
      'Lavash slapped onto the wall of a tonir in Garni, and eaten at once',
      'Khor Virap with Ararat behind it, as near as you can stand on this side of the border',
      'Wine in Areni, a short walk from a winery six thousand years old',
      'Noravank at the hour when its cliffs go from ochre to red',
      'The carved stones of Noratus, hundreds of them in one meadow',
      'The beech woods and thirteenth-century domes of Haghartsin',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Rock, echo and bread',
        description:
          "Yerevan's airport is twenty minutes from the centre; we meet at noon and leave soon after lunch. Geghard is 36 km east, half built and half carved out of its cliff, and a small choir sings for us in the upper chamber. Down the road at Garni are a temple with 24 columns, a gorge whose basalt has thousands, and a baker who lets us help with the lavash, or try to. In the evening we climb the Cascade for the view of Ararat and have dinner outdoors below it.",
        accommodation: 'Boutique hotel in tufa stone near the Cascade in Yerevan, one night',
        included:
          'Airport transfer, lunch, entrances, choir, lavash baking, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'South to the red gorge',
        description:
          "Khor Virap is 40 km away, under Ararat's 5,137 m, and a ladder goes down to the pit where St Gregory is said to have spent thirteen years. An hour and a quarter further, in Areni, a cave kept grape presses and jars from about 4100 BC; the family that pours for us has been at it for three generations. We keep Noravank for late afternoon, when the gorge is empty and the low sun picks out every carving on the church and the narrow steps up its front. The guest house is half an hour away.",
        accommodation: 'Family guest house with orchard near Yeghegnadzor, one night',
        included: 'Breakfast, entrances, wine tasting, lunch, dinner',
      },
      {
        day: 3,
        title: 'Over Selim to the lake',
        description:
          'The road climbs to the Selim pass at 2,410 m, with a caravanserai of 1332 just below the top, its long hall lit only through the roof. Shepherds are on the slopes in June, and so are poppies and wild thyme. An hour and a quarter further, hundreds of khachkars, carved stone crosses, fill a meadow at Noratus, no two of them alike; lunch is trout by the water. After the steps to Sevanavank, at 1,900 m, a tunnel takes us out of bare hills into forest, and forty minutes later we are in Dilijan.',
        accommodation: "Timber lodge at the forest's edge in Dilijan, one night",
        included: 'Breakfast, tea at the caravanserai, lunch, entrances, dinner',
      },
      {
        day: 4,
        title: 'Haghartsin and down',
        description:
          "Half an hour from Dilijan the domes of Haghartsin stand in a clearing, and we reach them on foot, in ninety minutes on a forest path that is damp, shady and full of birds. The monastery's own oven bakes gata, a sweet bread. Lunch is on the wooden balconies of the old town. Zvartnots airport is 110 km away by motorway, under two hours, in time for flights after 6 pm.",
        accommodation: 'N/A',
        included: 'Breakfast, guided forest walk, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in rooms of your own: in Yerevan, near Yeghegnadzor and in Dilijan',
      'All meals from lunch on day 1 to lunch on day 4',
      'Private singing at Geghard and lavash baking in Garni',
      'Tasting at a family winery in Areni, with a visit to the Areni-1 cave',
      'A host throughout, a guide who can read the carvings, and every entrance fee',
      'Private vehicle and driver throughout, with airport transfers',
    ],
    excludedItems: [
      'International flights to and from Yerevan',
      'Travel insurance',
      'The visa for Armenia',
      'Brandy and other drinks after the tasting and the first dinner',
      'Candles, carpets and personal purchases',
      'Gratuities for guide and driver',
    ],
    practicalFacts: {
      weather: {
        months: [
          weather('Yerevan', 6, 29, 14, 21, 8),
          weather('Sevan', 6, 16, 5, 78, 15),
          weather('Dilijan', 6, 22, 9, 103, 14),
        ],
        sources: [
          climateNormals('Yerevan', 66),
          climateNormals('Sevan', 68),
          climateNormals('Dilijan', 2079),
        ],
      },
      flights: {
        routes: [
          {
            from: 'Delhi',
            to: 'Yerevan (EVN)',
            stops: 1,
            note: 'Change in Dubai, Sharjah or Abu Dhabi.',
          },
          {
            from: 'Mumbai',
            to: 'Yerevan (EVN)',
            stops: 1,
            note: 'Change in Dubai, Sharjah or Abu Dhabi.',
          },
        ],
        sources: [
          source(
            'The Armenian Mirror-Spectator on the flights to Yerevan',
            'https://mirrorspectator.com/2026/03/03/flights-to-armenia-disrupted-by-expanding-war-in-middle-east/',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Yerevan (EVN)',
          arriveBy: '10:30',
          leaveFrom: 'Yerevan (EVN)',
          leaveAfter: '18:00',
        },
      ],
      visa: {
        kind: 'online',
        how: 'Apply for an e-Visa at evisa.mfa.am. Since November 2024 Indians can get one only with a valid visa or residence permit of the US, Canada, the UK, the EU or Schengen, Japan, South Korea, Australia, New Zealand, Russia or a Gulf state, or with an invitation from an organisation in Armenia. You also need a return ticket, a bank statement and health insurance. If you have neither visa nor invitation, ask us before you book.',
        fee: 'AMD 3,000 for up to 21 days',
        stayDays: 21,
        sources: [
          source('Armenia, Ministry of Foreign Affairs: e-Visa', 'https://evisa.mfa.am'),
          source(
            'Caliber on the rules for Indians since 2024',
            'https://caliber.az/en/post/armenia-to-tighten-entry-procedures-for-citizens-of-india-iraq-egypt',
          ),
          source(
            'Visaliv, fees of the visitor visa',
            'https://visaliv.com/armenia/permanent-residency-visa',
          ),
        ],
      },
      walking: [
        { duration: 4, day: 1, kilometres: 3, note: 'A gorge, and the stairs of the Cascade' },
        {
          duration: 4,
          day: 2,
          kilometres: 2,
          note: 'Monasteries, with a ladder that you can leave out',
        },
        { duration: 4, day: 3, kilometres: 2, note: 'The steps to Sevanavank, at 1,900 m' },
        { duration: 4, day: 4, hours: 1.5, note: 'A forest path, damp and shady' },
      ],
      food: {
        vegetarian: {
          level: 'easy',
          note: 'Lavash, herbs, cheese, aubergine, beans and stuffed vegetables. When the others have trout on day 3, you get grilled vegetables.',
        },
        jain: {
          level: 'with-notice',
          note: 'Tell us when you book: the guest house and the lodge then cook for you without onion, garlic and root vegetables. Elsewhere you get lavash, cheese, herbs and fruit.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Vegetables, beans, bulgur, nuts and fruit. Tell us when you book.',
        },
        halal: {
          level: 'hard',
          note: 'There is no halal meat on this route. You get fish and vegetables; tell us when you book.',
        },
      },
      meetings: [{ duration: 4, place: 'In the centre of Yerevan', time: '12:00' }],
      stays: [
        {
          duration: 4,
          what: 'Boutique hotel in tufa stone near the Cascade',
          where: 'Yerevan',
          nights: 1,
        },
        {
          duration: 4,
          what: 'Family guest house with orchard',
          where: 'Near Yeghegnadzor',
          nights: 1,
        },
        {
          duration: 4,
          what: "Timber lodge at the forest's edge",
          where: 'Dilijan',
          nights: 1,
          picture: '/art/days/armenia/haghartsin.svg',
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'A driver meets you at the airport in Yerevan, and the same driver stays with the group.',
        'In churches you cover your shoulders; we carry scarves.',
      ],
      costs: {
        items: [travelInsurance('europe', 4), suggestedGratuities(4, 'guide and driver')],
        without: 'your flights and the visa',
        sources: [...insuranceSources],
      },
      questions: [
        {
          question: 'What should I pack for June?',
          answer:
            'Pack for three climates: by day it is about 29 °C in Yerevan, 22 °C in Dilijan and 16 °C at Lake Sevan. In Dilijan and by the lake it rains about every second day. Bring a warm layer, a rain jacket, and shoes for a damp path.',
        },
        {
          question: "I don't drink. Is the trip still for me?",
          answer:
            'Yes. There is one tasting, in Areni, next to the cave where people pressed grapes six thousand years ago. You can have juice or tea instead.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 4,
      stops: [
        { name: 'Zvartnots airport', latitude: 40.1473, longitude: 44.3959, days: [1, 4] },
        { name: 'Yerevan', latitude: 40.1777, longitude: 44.5126, days: [1, 2], nights: 1 },
        { name: 'Geghard', latitude: 40.1404, longitude: 44.8185, days: [1] },
        { name: 'Garni', latitude: 40.1193, longitude: 44.7344, days: [1] },
        { name: 'Khor Virap', latitude: 39.874, longitude: 44.5868, days: [2] },
        { name: 'Areni', latitude: 39.7221, longitude: 45.1839, days: [2] },
        { name: 'Noravank', latitude: 39.6841, longitude: 45.2329, days: [2] },
        { name: 'Yeghegnadzor', latitude: 39.7644, longitude: 45.3327, days: [2, 3], nights: 1 },
        { name: 'Noratus', latitude: 40.3779, longitude: 45.1805, days: [3] },
        { name: 'Sevan', latitude: 40.548, longitude: 44.9531, days: [3] },
        { name: 'Dilijan', latitude: 40.7404, longitude: 44.8634, days: [3, 4], nights: 1 },
      ],
      legs: [
        { from: 'Zvartnots airport', to: 'Yerevan', by: 'road' },
        { from: 'Yerevan', to: 'Geghard', by: 'road' },
        { from: 'Geghard', to: 'Garni', by: 'road' },
        { from: 'Garni', to: 'Yerevan', by: 'road' },
        { from: 'Yerevan', to: 'Khor Virap', by: 'road' },
        { from: 'Khor Virap', to: 'Areni', by: 'road' },
        { from: 'Areni', to: 'Noravank', by: 'road' },
        { from: 'Noravank', to: 'Yeghegnadzor', by: 'road' },
        { from: 'Yeghegnadzor', to: 'Noratus', by: 'road' },
        { from: 'Noratus', to: 'Sevan', by: 'road' },
        { from: 'Sevan', to: 'Dilijan', by: 'road' },
        { from: 'Dilijan', to: 'Zvartnots airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Armenia',
    numbers: [
      { label: 'Police, ambulance and fire', number: '911' },
      { label: 'From a mobile phone', number: '112' },
    ],
    missions: [{ label: 'Embassy of India, Yerevan: emergencies', number: '+374 55 009118' }],
  },
  packing: [
    { key: 'scarf', label: 'A scarf for the monasteries' },
    { key: 'dawn-layer', label: 'A warm layer for the passes' },
  ],
  plugs: 'C and F',
  quizProfile: {
    styles: { curious: 1, outdoors: 0.5, 'at-table': 0.5 },
    activity: 'moderate',
    interests: {
      mountains: 1,
      countryside: 1,
      'old-cities': 0.5,
      wine: 1,
      cooking: 0.5,
      rituals: 0.5,
      journeys: 0.5,
    },
  },
  pictures: {
    hero: 'Khor Virap monastery before the two snowy peaks of Ararat',
    card: 'The churches of Noravank at the end of their red gorge',
    dayPhotos: [
      wide('haghartsin', 'Walkers on the path to the domes of Haghartsin among misty woods'),
    ],
    days: ['garni-temple', 'card', 'sevan-monastery', 'haghartsin'],
    photos: [
      wide('sevan-monastery', "Sevanavank's dark stone churches above the blue lake"),
      tall('garni-temple', 'The columned temple of Garni among apricot trees'),
      tall('lavash-baking', 'A baker slapping lavash into a glowing clay oven'),
    ],
  },
  gallery: null,
  page: null,
})
