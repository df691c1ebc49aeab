import { defineDestination, tall, wide } from '../define-destination.ts'

export const armenia = defineDestination({
  slug: 'armenia',
  name: 'Armenia',
  availability: 'coming-soon',
  trip: {
    id: 9,
    title: 'The High Road through Armenia',
    description:
      'A loop through monasteries, vineyards and high pasture, with Ararat on the horizon for the first half. From Yerevan we go south to the red gorge of Noravank, over the Selim pass in its June flowers, and along Lake Sevan to the forests of Dilijan. Three beds in three landscapes, and hardly a road driven twice.',
    destination: 'Yerevan, Vayots Dzor & Dilijan, Armenia',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'June',
    spotsLeft: 0,
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
          'Yerevan’s airport is twenty minutes from the centre; we meet at noon and leave soon after lunch. Geghard is 36 km east, half built and half carved out of its cliff, and a small choir sings for us in the upper chamber. Down the road at Garni are a temple with 24 columns, a gorge whose basalt has thousands, and a baker who lets us help with the lavash, or try to. In the evening we climb the Cascade for the view of Ararat and have dinner outdoors below it.',
        accommodation: 'Boutique hotel in tufa stone near the Cascade in Yerevan, one night',
        included:
          'Airport transfer, lunch, entrances, choir, lavash baking, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'South to the red gorge',
        description:
          'Khor Virap is 40 km away, under Ararat’s 5,137 m, and a ladder goes down to the pit where St Gregory is said to have spent thirteen years. An hour and a quarter further, in Areni, a cave held grape presses and jars of about 4100 BC; the family that pours for us has been at it for three generations. We keep Noravank for late afternoon, when the gorge is empty and the low sun picks out every carving on the church front, down to the stair that is hardly wider than a hand. The guest house is half an hour away.',
        accommodation: 'Family guest house with orchard near Yeghegnadzor, one night',
        included: 'Breakfast, entrances, wine tasting, lunch, dinner',
      },
      {
        day: 3,
        title: 'Over Selim to the lake',
        description:
          'The road climbs to the Selim pass at 2,410 m, with a caravanserai of 1332 just below the top, its long hall lit only through the roof. Shepherds are on the slopes in June, and so are poppies and wild thyme. An hour and a quarter on, the field of khachkars at Noratus holds hundreds of carved stones, no two alike; lunch is trout by the water. After the steps to Sevanavank at 1,900 m it is forty minutes through the tunnel, out of bare hills and into forest, to Dilijan.',
        accommodation: 'Timber lodge at the forest’s edge in Dilijan, one night',
        included: 'Breakfast, caravanserai picnic tea, lunch, entrances, dinner',
      },
      {
        day: 4,
        title: 'Haghartsin and down',
        description:
          'Half an hour from Dilijan the domes of Haghartsin stand in a clearing, and we come to them on foot, ninety minutes by a forest path that is damp, shaded and full of birds. There is sweet gata from the monastery’s own oven. Lunch is on the wooden balconies of the old town. The motorway to Zvartnots airport is 110 km, under two hours, and suits flights from 6 pm.',
        accommodation: 'N/A',
        included: 'Breakfast, guided forest walk, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Three nights, single rooms in Yerevan, near Yeghegnadzor and in Dilijan',
      'All meals from lunch on day 1 to lunch on day 4',
      'Private singing at Geghard and lavash baking in Garni',
      'Tasting at a family winery in Areni, with a visit to the Areni-1 cave',
      'A guide who reads the carvings, and every entrance fee',
      'Private vehicle and driver throughout, with airport transfers',
    ],
    excludedItems: [
      'International flights to and from Yerevan',
      'Travel insurance',
      'Visa fees where your passport needs one',
      'Brandy and other drinks beyond the tasting and the first dinner',
      'Candles, carpets and personal purchases',
      'Gratuities for guide and driver',
    ],
    featured: false,
  },
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
    photos: [
      wide('sevan-monastery', 'Sevanavank’s dark stone churches above the blue lake'),
      tall('garni-temple', 'The columned temple of Garni among apricot trees'),
      tall('lavash-baking', 'A baker slapping lavash into a glowing clay oven'),
    ],
  },
  gallery: null,
  page: null,
})
