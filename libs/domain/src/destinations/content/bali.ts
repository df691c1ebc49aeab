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
import { beyondTrip, defineDestination, tall, wide } from '../define-destination.ts'

const baliAirport = { name: 'Bali airport', latitude: -8.7482, longitude: 115.167 }
const ubud = { name: 'Ubud', latitude: -8.5098, longitude: 115.2654 }
const tegallalang = { name: 'Tegallalang', latitude: -8.4366, longitude: 115.2792 }
const lakeBratan = { name: 'Lake Bratan', latitude: -8.2753, longitude: 115.1664 }
const munduk = { name: 'Munduk', latitude: -8.2687, longitude: 115.0795 }
const uluwatu = { name: 'Uluwatu', latitude: -8.8289, longitude: 115.0853 }
const jimbaran = { name: 'Jimbaran', latitude: -8.7909, longitude: 115.1601 }

export const bali = defineDestination({
  slug: 'bali',
  name: 'Bali',
  availability: 'coming-soon',
  trip: {
    id: 2,
    title: 'Bali Bliss',
    description:
      'Two nights in the green hills around Ubud, then one on the cliffs of the Bukit, where the island ends. We start early, to see the rice terraces and water temples before the heat, and keep the afternoons for a flower bath, a clifftop temple and the sea. You go home with salt in your hair and a dish or two that you can really cook. The eight days add the lakes and waterfalls of Munduk.',
    destination: 'Bali, Indonesia',
    region: 'asia',
    duration: 4,
    price: 200000,
    departureMonths: 'June & December',
    groupSize: '8-12 People',
    pictures: ['tegallalang-terraces', 'flower-bath', 'legong-dancer', 'ubud-market'],
    highlights: [
      "Tegallalang's terraces at half past six, while the farmers have them to themselves",
      'A water purification at Tirta Empul, led by a temple priest',
      'The eleventh-century shrines of Gunung Kawi, cut into both walls of a river gorge',
      "Ubud's produce market before breakfast, then a morning at the mortar with a village cook",
      'The kecak at Uluwatu as the sun goes into the sea',
      'A two-hour treatment and flower bath above the Ayung river',
      'A surf lesson at Padang Padang, two learners to an instructor',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Up to Ubud',
        description:
          "We meet at the airport at 1 pm and drive 35 km north, about an hour and a half in Denpasar's traffic. The villas are above the Ayung at Sayan, and you can hear the river from your bed. At about five we walk the Campuhan ridge, 2 km of paved path between two valleys, and turn back when the frogs begin. Dinner is duck, slow-cooked in betutu spices, at one long table among the rice fields.",
        accommodation: 'Pool villas above the Ayung river in Sayan, first of two nights',
        included: 'Airport transfer, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: "Water, stone and a dancer's hands",
        description:
          "Out by six with coffee in hand: Tegallalang is half an hour away and stays quiet until about eight. At Gunung Kawi some 300 steps lead down to ten shrines carved out of the cliff for a royal family of the eleventh century. Five minutes further, at Tirta Empul, a priest leads us from spout to spout through the water of the spring; we bring the sarongs, you bring dry clothes. The afternoon is for a massage and a flower bath, the evening for a legong dance in the courtyard of Ubud's palace.",
        accommodation: 'Pool villas above the Ayung river in Sayan, second night',
        included:
          'Breakfast, temple entrances and offerings, lunch, spa treatment, dinner, legong seats',
      },
      {
        day: 3,
        title: 'From the market to the cliffs',
        description:
          'At six the Ubud market sells what kitchens need: torch ginger, river eels, banana leaf by the roll. We carry our shopping to a family compound and cook until lunch is ready, then drive to the Bukit, 50 km and a little under two hours. The temple of Uluwatu is 70 m above the swell, and its macaques deserve their reputation, so leave your sunglasses in the car. The kecak begins at six, and dinner is grilled fish at Jimbaran, with our feet in the sand.',
        accommodation: 'Clifftop villas near Uluwatu, one night',
        included: 'Breakfast, cooking class with lunch, temple and kecak tickets, seafood dinner',
      },
      {
        day: 4,
        title: 'Salt water, then home',
        description:
          'Inside the reef at Padang Padang the wave is slow and friendly, and the tide decides when the lesson begins. Anyone who would rather swim or read can stay by the pool. After an unhurried lunch we drive the 20 km to the airport and allow an hour and a quarter for it. Any flight after 5 pm is safe.',
        accommodation: 'N/A',
        included: 'Breakfast, surf lesson with board, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in villas with your own bedroom: two in Sayan, one near Uluwatu',
      'Three breakfasts, three lunches and three dinners, with drinks at the first dinner',
      'Cooking class with its market visit',
      'Two-hour spa treatment with flower bath',
      'Surf lesson with instructor and board',
      'Temple entrances, offerings, sarongs, legong and kecak tickets',
      'A host, local guides and a private vehicle from arrival to departure',
    ],
    excludedItems: [
      'International flights to and from Denpasar',
      'Travel insurance',
      'Visa on arrival and the provincial tourist levy',
      'Alcohol other than at the welcome dinner',
      'Further spa treatments and surf hire',
      'Shopping, laundry and other personal costs',
      'Gratuities for guide, driver and villa staff',
    ],
    extendedEdition: {
      description:
        'Three nights by the river at Sayan, two in the cool of the Munduk highlands, and two on the cliffs of the Bukit. There is time for lakes, waterfalls and the wide terraces of Jatiluwih, and no two long drives follow each other. Most days begin before the heat and leave the afternoon for a flower bath, a canoe or nothing at all.',
      highlights: [
        "Tegallalang's terraces at half past six, while the farmers have them to themselves",
        'A water purification at Tirta Empul, led by a temple priest',
        "Ubud's produce market before breakfast, then a morning at the mortar with a village cook",
        'A two-hour treatment and flower bath above the Ayung river',
        'Two waterfalls near Munduk, and a double dugout across Lake Tamblingan',
        'Two hours on the paths between the rice fields of Jatiluwih',
        'The kecak at Uluwatu as the sun goes into the sea',
        'A surf lesson at Padang Padang, two learners to an instructor',
      ],
      itinerary: [
        {
          day: 1,
          title: 'Slowly up to Sayan',
          description:
            'We leave the airport together at 1 pm, and the Ayung valley is an hour and a half away. There is time to unpack, since this bed is yours for three nights, and to swim before the light goes. Dinner is satay from the grill, on the terrace above the river.',
          accommodation: 'Pool villas above the Ayung river in Sayan, first of three nights',
          included: 'Airport transfer, welcome dinner with drinks',
        },
        {
          day: 2,
          title: 'Terraces before the heat',
          description:
            'By half past six we are among the rice at Tegallalang, with a farmer who explains who gets how much water, and when. Next come the stone shrines of Gunung Kawi, 300 steps down, and the spring of Tirta Empul, where a priest leads the purification. Lunch is back at the villas. At about five the Campuhan ridge is green and gold, and its two kilometres are just long enough.',
          accommodation: 'Pool villas above the Ayung river in Sayan, second of three nights',
          included: 'Breakfast, entrances, sarongs and offerings, lunch, guided walk, dinner',
        },
        {
          day: 3,
          title: 'A kitchen, a bath and a dance',
          description:
            "Until eight the market in Ubud belongs to the cooks, and we buy what our teacher tells us to. The lesson is in her family's compound, at the mortar and over a wood fire, and it ends at the table. Two hours of massage and a bath full of flowers take care of the afternoon. In the evening the palace courtyard is lit for the legong.",
          accommodation: 'Pool villas above the Ayung river in Sayan, third of three nights',
          included: 'Breakfast, cooking class with lunch, spa treatment, dinner, legong seats',
        },
        {
          day: 4,
          title: 'Over the rim to Munduk',
          description:
            'The road climbs for an hour and three quarters to Lake Bratan, 1,200 m up, where the towers of Ulun Danu stand in the water and usually in some mist. Beyond it the road follows the crater rim, with two more lakes below on one side and the north coast on the other. Munduk smells of cloves, which dry on mats along its street. Bring a jumper: evenings are cool enough for one, and for soup.',
          accommodation: 'Timber lodge in the hills of Munduk, first of two nights',
          included: 'Breakfast, temple entrance, lunch, dinner',
        },
        {
          day: 5,
          title: 'Waterfalls and a lake without engines',
          description:
            'A path from the lodge goes down through coffee and cloves to two waterfalls, about three hours with all the stops it deserves. In the afternoon we walk through old forest to Lake Tamblingan, where villagers paddle us across in double dugouts, because no engine is allowed on the water. Dinner is by the fire, and the coffee grew within sight of it.',
          accommodation: 'Timber lodge in the hills of Munduk, second night',
          included: 'Breakfast, local guide, lunch, forest walk and canoes, dinner',
        },
        {
          day: 6,
          title: 'The long way down to the sea',
          description:
            "Jatiluwih, an hour and a half away, is a whole valley of rice, watered to this day by the rules of the farmers' own cooperative, the subak. We walk for two hours on the paths between the fields and have lunch with a view. Then the road goes south, about three hours to the Bukit in the traffic around Denpasar. The villas look west from the cliff, so sunset and dinner are both at home.",
          accommodation: 'Clifftop villas near Uluwatu, first of two nights',
          included: 'Breakfast, entrance and guided walk, lunch, dinner',
        },
        {
          day: 7,
          title: 'Reef, temple and fire',
          description:
            "The tide decides when the surf lesson at Padang Padang begins, two learners to an instructor, on a wave that forgives. Anyone who prefers a book has the pool to themselves. At five we walk along the cliff to Uluwatu's temple, 70 m above the swell, and at six the kecak begins, with a chorus of men who turn into an army of monkeys. The farewell dinner is from the grill, on the beach at Jimbaran.",
          accommodation: 'Clifftop villas near Uluwatu, second night',
          included:
            'Breakfast, surf lesson with board, lunch, temple and kecak tickets, seafood dinner',
        },
        {
          day: 8,
          title: 'One more swim',
          description:
            'Nothing is planned before noon but breakfast and the sea. After an early lunch we drive the 20 km to the airport, for which we allow an hour and a quarter. Flights after 4 pm are safe.',
          accommodation: 'N/A',
          included: 'Breakfast, lunch, airport transfer',
        },
      ],
      includedItems: [
        'Seven nights with your own bedroom: three in Sayan, two in Munduk, two near Uluwatu',
        'Seven breakfasts, seven lunches and seven dinners, with drinks at the first dinner',
        'Cooking class with its market visit',
        'Two-hour spa treatment with flower bath',
        'Canoes on Lake Tamblingan, and local guides in Munduk and Jatiluwih',
        'Surf lesson with instructor and board',
        'Temple entrances, offerings, sarongs, legong and kecak tickets',
        'A host, local guides and a private vehicle from arrival to departure',
      ],
    },
    practicalFacts: {
      weather: {
        months: [weather('Denpasar', 6, 31, 24, 53, 6), weather('Denpasar', 12, 33, 24, 276, 22)],
        sources: [climateNormals('Denpasar', 649)],
      },
      flights: {
        routes: [
          { from: 'Delhi', to: 'Denpasar (DPS)', stops: 0, minutes: 450 },
          { from: 'Bengaluru', to: 'Denpasar (DPS)', stops: 0 },
          { from: 'Mumbai', to: 'Denpasar (DPS)', stops: 0 },
        ],
        sources: [
          source(
            "IndiGo's routes to Bali, Infrastructure Today",
            'https://infrastructuretoday.co.in/indigo-deepens-indian-ocean-connectivity-with-new-routes-to-bali-and-male',
          ),
          source(
            "The New Indian Express on Air India's flight between Bali and Delhi",
            'https://www.newindianexpress.com/nation/2026/Jan/08/air-india-cancels-bali-delhi-flight-on-thursday-as-crew-duty-time-ends-flight-delayed-by-over-24-hrs',
            '2026-11-26',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Denpasar (DPS)',
          arriveBy: '12:00',
          leaveFrom: 'Denpasar (DPS)',
          leaveAfter: '17:00',
        },
        {
          duration: 8,
          arriveAt: 'Denpasar (DPS)',
          arriveBy: '12:00',
          leaveFrom: 'Denpasar (DPS)',
          leaveAfter: '16:00',
        },
      ],
      visa: {
        kind: 'on-arrival',
        how: 'You get a visa on arrival at the airport or, without the queue, online before you fly, as an e-VOA. You need a return ticket. Bali also charges a tourist levy, once per visit, which you pay at lovebali.baliprov.go.id.',
        fee: 'IDR 500,000 for the visa and IDR 150,000 for the levy',
        stayDays: 30,
        sources: [
          source(
            'Indonesia, Directorate General of Immigration: e-VOA',
            'https://molina.imigrasi.go.id/front/faq',
          ),
          source(
            'Embassy of Indonesia, The Hague: e-VOA',
            'https://indonesia.nl/en/visa/electronic-visa-on-arrival-e-voa-for-foreign-travellers/',
          ),
          source(
            'Bali Provincial Government: levy for foreign tourists',
            'https://lovebali.baliprov.go.id/faq',
          ),
        ],
      },
      walking: [
        { duration: 4, day: 1, kilometres: 4, note: 'The Campuhan ridge, paved, there and back' },
        {
          duration: 4,
          day: 2,
          kilometres: 4,
          note: 'Some 300 steps down to Gunung Kawi, and up again',
        },
        { duration: 4, day: 3, kilometres: 2, note: 'A market and a clifftop temple' },
        { duration: 4, day: 4, kilometres: 1, note: 'A surf lesson, or the pool' },
        { duration: 8, day: 1, kilometres: 1, note: 'Arrival' },
        {
          duration: 8,
          day: 2,
          kilometres: 6,
          note: 'Some 300 steps down to Gunung Kawi and up again, then the Campuhan ridge',
        },
        { duration: 8, day: 3, kilometres: 2, note: 'A market, then kitchen and bath' },
        { duration: 8, day: 4, kilometres: 2, note: 'The temple in the lake' },
        {
          duration: 8,
          day: 5,
          hours: 5,
          note: 'Waterfalls in the morning, forest in the afternoon',
        },
        { duration: 8, day: 6, hours: 2, note: 'Paths between rice fields' },
        { duration: 8, day: 7, kilometres: 2, note: 'Along the cliff to the temple' },
        { duration: 8, day: 8, kilometres: 1, note: 'The beach, if you like' },
      ],
      food: {
        vegetarian: {
          level: 'easy',
          note: 'Tempeh, tofu and vegetables with rice at every meal. Where the group has duck on day 1 or grilled fish at Jimbaran, you have tempeh or jackfruit in the same spices.',
        },
        jain: {
          level: 'with-notice',
          note: 'Tell us when you book: the villas then cook for you without onion, garlic and root vegetables, and in the cooking class you make your own spice paste. On the beach you eat rice, corn and fruit.',
        },
        vegan: {
          level: 'easy',
          note: 'Tempeh, tofu, coconut milk and fruit. The host asks every kitchen to leave out egg and shrimp paste.',
        },
        halal: {
          level: 'with-notice',
          note: 'Tell us when you book: you then have halal chicken, fish and vegetables from separate pans.',
        },
      },
      meetings: [
        { duration: 4, place: 'The airport in Denpasar (DPS)', time: '13:00' },
        { duration: 8, place: 'The airport in Denpasar (DPS)', time: '13:00' },
      ],
      stays: [
        {
          duration: 4,
          what: 'Pool villas above the Ayung river',
          where: 'Sayan, near Ubud',
          nights: 2,
          rooms: 'A bedroom of your own in the villa',
          picture: '/art/gallery/bali/tegallalang-terraces.svg',
        },
        {
          duration: 4,
          what: 'Clifftop villas',
          where: 'Uluwatu',
          nights: 1,
          rooms: 'A bedroom of your own in the villa',
          picture: '/art/days/bali/villa-morning.svg',
        },
        {
          duration: 8,
          what: 'Pool villas above the Ayung river',
          where: 'Sayan, near Ubud',
          nights: 3,
          rooms: 'A bedroom of your own in the villa',
          picture: '/art/gallery/bali/tegallalang-terraces.svg',
        },
        {
          duration: 8,
          what: 'Timber lodge in the hills',
          where: 'Munduk',
          nights: 2,
          picture: '/art/days/bali/tamblingan-canoe.svg',
        },
        {
          duration: 8,
          what: 'Clifftop villas',
          where: 'Uluwatu',
          nights: 2,
          rooms: 'A bedroom of your own in the villa',
          picture: '/art/days/bali/villa-morning.svg',
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'You meet the group at the airport, and we drive to Sayan together.',
        'Each villa has several bedrooms with locks. If you prefer, yours is in a villa with women only.',
        'In temples, shoulders and knees are covered. We have sarongs for everyone.',
      ],
      costs: {
        items: [
          { item: 'Visa', from: 2_600, to: 2_700, note: 'On arrival' },
          { item: 'Tourist levy', from: 780, to: 780, note: 'Bali asks every visitor for it' },
          travelInsurance('asia', 4),
          travelInsurance('asia', 8),
          suggestedGratuities(4, 'guide, driver and villa staff'),
          suggestedGratuities(8, 'guides, driver and villa staff'),
        ],
        without: 'your flights',
        sources: [
          source(
            'BankBazaar, visa on arrival in rupees',
            'https://zigwheels.bankbazaar.com/visa/indonesia-visa-on-arrival.html',
          ),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: 'Four days or eight?',
          answer:
            'The four days take in Ubud and the cliffs: temples, a cooking class, a flower bath, the sea. The eight days are slower, and add two nights in the hills of Munduk, with waterfalls, a lake without motorboats and the terraces of Jatiluwih.',
        },
        {
          question: 'I have never surfed and barely swim. Is that a problem?',
          answer:
            'No. The lesson is for beginners, two to an instructor, on a slow wave over the inside reef, and you can skip it for the pool. Nothing else on the trip asks you to swim. In the canoes of the eight-day trip everyone wears a life jacket.',
        },
      ],
    },
    featured: true,
  },
  routes: [
    {
      days: 4,
      stops: [
        { ...baliAirport, days: [1, 4] },
        { ...ubud, days: [1, 2, 3], nights: 2 },
        { ...tegallalang, days: [2] },
        { ...uluwatu, days: [3, 4], nights: 1 },
        { ...jimbaran, days: [3] },
      ],
      legs: [
        { from: 'Bali airport', to: 'Ubud', by: 'road' },
        { from: 'Ubud', to: 'Tegallalang', by: 'road', andBack: true },
        { from: 'Ubud', to: 'Uluwatu', by: 'road' },
        { from: 'Uluwatu', to: 'Jimbaran', by: 'road', andBack: true },
        { from: 'Uluwatu', to: 'Bali airport', by: 'road' },
      ],
    },
    {
      days: 8,
      stops: [
        { ...baliAirport, days: [1, 8] },
        { ...ubud, days: [1, 2, 3, 4], nights: 3 },
        { ...tegallalang, days: [2] },
        { ...lakeBratan, days: [4] },
        { ...munduk, days: [4, 5, 6], nights: 2 },
        { ...uluwatu, days: [6, 7, 8], nights: 2 },
        { ...jimbaran, days: [7] },
      ],
      legs: [
        { from: 'Bali airport', to: 'Ubud', by: 'road' },
        { from: 'Ubud', to: 'Tegallalang', by: 'road', andBack: true },
        { from: 'Ubud', to: 'Lake Bratan', by: 'road' },
        { from: 'Lake Bratan', to: 'Munduk', by: 'road' },
        { from: 'Munduk', to: 'Uluwatu', by: 'road' },
        { from: 'Uluwatu', to: 'Jimbaran', by: 'road', andBack: true },
        { from: 'Uluwatu', to: 'Bali airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Indonesia',
    numbers: [
      { label: 'Police', number: '110' },
      { label: 'Ambulance', number: '118' },
      { label: 'Fire', number: '113' },
      { label: 'From a mobile phone', number: '112' },
    ],
    missions: [],
  },
  packing: [
    { key: 'sarong', label: 'Clothes that cover knees and shoulders, for temples' },
    { key: 'rain-layer', label: 'A light rain jacket for the hills' },
  ],
  plugs: 'C and F',
  quizProfile: {
    styles: { unhurried: 1, curious: 0.5, 'at-table': 0.5 },
    activity: 'gentle',
    interests: { countryside: 1, sea: 0.5, 'old-cities': 0.5, wellness: 1, rituals: 1, cooking: 1 },
  },
  pictures: {
    hero: 'The split gate of a temple at Uluwatu, the sun going into the sea behind it',
    card: 'Walkers on the grassy Campuhan ridge near Ubud, with palm valleys on both sides',
    dayPhotos: [
      wide('tamblingan-canoe', 'A double dugout canoe on Lake Tamblingan, below the forest'),
      wide('jatiluwih-valley', 'Walkers and a row of ducks in the broad rice valley of Jatiluwih'),
      wide('villa-morning', 'Breakfast beside a clifftop pool near Uluwatu, the sea beyond it'),
    ],
    days: ['card', 'tegallalang-terraces', 'ubud-market', 'padang-padang-surfer'],
    extendedDays: [
      'nasi-campur',
      'tegallalang-terraces',
      'flower-bath',
      'ulun-danu-temple',
      'tamblingan-canoe',
      'jatiluwih-valley',
      'uluwatu-temple',
      'villa-morning',
    ],
    photos: [
      tall(
        'tegallalang-terraces',
        'The rice terraces of Tegallalang stepping down to palms',
        'Nature',
      ),
      wide('ubud-market', 'Parasols, baskets and fruit at the morning market in Ubud', 'Markets'),
      tall('legong-dancer', 'A Legong dancer in a gold headdress, her fan raised', 'Culture'),
      tall(
        'flower-bath',
        'A stone bath filled with frangipani and hibiscus, from above',
        'Wellness',
      ),
      tall(
        'uluwatu-macaques',
        'A macaque and her young on a wall at Uluwatu, with stolen sunglasses',
        'Wildlife',
      ),
      wide('padang-padang-surfer', 'A surfer crossing a green wave at Padang Padang', 'Adventure'),
      tall('nasi-campur', 'Nasi campur on a banana leaf with a coconut to drink', 'Food & Drink'),
      tall('uluwatu-temple', "Uluwatu's temple on the edge of its cliff at sunset", 'Temples'),
      wide(
        'ulun-danu-temple',
        'The tiered towers of Ulun Danu on Lake Bratan in the mist',
        'Temples',
      ),
      beyondTrip(
        wide(
          'kelingking-cliff',
          "Kelingking's cliff reaching into turquoise sea like a dinosaur",
          'Beaches',
        ),
      ),
    ],
  },
  gallery: {
    position: 1,
    region: 'asia',
    tileHeight: 360,
    blurb:
      'Rice that grows down hillsides, a temple on a cliff over the sea, and monkeys with an eye for sunglasses. On the eight-day trip, also a temple in a lake. Bali begins the day early and ends it looking west.',
    tagline: 'Rice terraces, cliff temples, an ocean to swim in',
    invitation: 'Experience',
    categories: [
      'Temples',
      'Nature',
      'Beaches',
      'Culture',
      'Wellness',
      'Wildlife',
      'Markets',
      'Adventure',
      'Food & Drink',
    ],
  },
  page: { places: 'Ubud & Uluwatu' },
})
