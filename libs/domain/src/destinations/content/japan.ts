import {
  clubPractices,
  ownRooms,
  climateNormals,
  insuranceSources,
  source,
  travelInsurance,
  weather,
} from '../shared-facts.ts'
import { beyondTrip, defineDestination, tall, wide } from '../define-destination.ts'

export const japan = defineDestination({
  slug: 'japan',
  name: 'Japan',
  availability: 'coming-soon',
  trip: {
    id: 7,
    title: 'Japan by Rail and Lantern Light',
    description:
      'Eight days by rail from old Tokyo to Fuji, Kyoto and a night in a mountain temple on Koyasan. We see the famous places early in the morning, before everyone else, and send the suitcases ahead, so that you travel with a small bag. You fly into Tokyo and out of Osaka, so no day is spent going back.',
    destination: 'Tokyo, Fuji Five Lakes, Kyoto & Koyasan, Japan',
    region: 'asia',
    duration: 8,
    price: 300000,
    departureMonths: 'July & October',
    groupSize: '8-12 People',
    pictures: ['shinkansen-and-fuji', 'fushimi-inari-gates', 'ramen-counter', 'tea-ceremony'],
    highlights: [
      'Sensō-ji in Asakusa before the shop shutters go up',
      'A hot-spring bath and a kaiseki dinner on the shore of Lake Kawaguchi',
      'The torii of Fushimi Inari at six in the morning, right to the top of the mountain',
      'Seated meditation with a priest in a Zen sub-temple at Daitoku-ji',
      'Matcha ground on a stone mill in Uji, after the deer and lanterns of Nara',
      'Two kilometres of cedars and moss in the cemetery of Okunoin, walked by lantern light',
      'A night in temple lodgings, and the morning service with the monks',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Old Tokyo',
        description:
          'We meet at 4 pm in Ueno, forty minutes from Haneda and a little over an hour from Narita. Yanaka, next door, is the part of the city that fires and bombs mostly missed: wooden houses, temple walls, a cat on most of them. We walk down the market street for croquettes and end at a small izakaya, where we order for you, but only the first time.',
        accommodation: 'Small modern hotel near Ueno Park, first of two nights',
        included: 'Airport rail ticket, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Two shrines and a print',
        description:
          'Sensō-ji at seven is incense, pigeons and grandmothers. The Ginza line then crosses the city in half an hour to Omotesandō, for the forest that volunteers planted around Meiji Jingu a century ago. After a lunch of soba we spend the early afternoon with a woodblock printer, and each of us pulls a small print to keep. Dinner is yakitori, at a counter under the railway arches of Yūrakuchō.',
        accommodation: 'Small modern hotel near Ueno Park, second night',
        included: 'Breakfast, metro pass, printing workshop, lunch, dinner',
      },
      {
        day: 3,
        title: 'A room with a mountain',
        description:
          'The direct train from Shinjuku to the Fuji Five Lakes takes just under two hours. We get off at Shimoyoshida for the 400 steps to the Chūreitō pagoda, which is worth climbing even on the days when Fuji stays behind its cloud. Lunch is hōtō, thick noodles in pumpkin and miso, and the ryokan on Lake Kawaguchi has our yukata laid out by three. Bathe, eat nine small courses, bathe again.',
        accommodation: 'Hot-spring ryokan on Lake Kawaguchi, one night',
        included: 'Breakfast, limited express, lunch, kaiseki dinner, hot-spring baths',
      },
      {
        day: 4,
        title: 'West at 285 kilometres an hour',
        description:
          'Fuji shows itself most often in the early morning, and the path along the lake starts at the garden gate. A private coach takes an hour and a half to Mishima, and the shinkansen about two hours from there to Kyoto, with a bento on your knees. By three we are at our machiya, in the lanes east of the Kamo river. As the lamps come on we stroll past the Yasaka Pagoda and along the Shirakawa canal, and have dinner upstairs in Pontochō.',
        accommodation: 'Restored machiya town houses in Higashiyama, first of three nights',
        included: 'Breakfast, coach, reserved shinkansen seat, bento lunch, dinner',
      },
      {
        day: 5,
        title: 'The mountain of gates',
        description:
          'Fushimi Inari is open all night and busy from nine, so we start at six: 4 km, up to the 233 m summit and around it, about two and a half hours with breakfast onigiri at the halfway view. At Daitoku-ji a priest teaches us to sit still for twenty-five minutes facing raked gravel. After lunch the afternoon is yours: come along to the bamboo of Arashiyama, or let us point you to the second-hand kimono, the knife makers and the coffee. We meet again for dinner in Gion, where we keep to the public streets, as the residents ask.',
        accommodation: 'Machiya in Higashiyama, second night',
        included: 'Breakfast, meditation session, lunch, dinner',
      },
      {
        day: 6,
        title: 'Nara and a bowl of green',
        description:
          "Nara is forty-five minutes away by train. We are at Tōdai-ji soon after it opens, before the school parties, and can look up at its bronze Buddha, 15 m high, for as long as we like. A path through the deer park leads to Kasuga Taisha and its three thousand lanterns; lunch is in the merchants' quarter of Naramachi. Halfway home is Uji, where you grind your own matcha and find out how slowly it comes.",
        accommodation: 'Machiya in Higashiyama, third night',
        included: 'Breakfast, train fares, temple entrances, lunch, matcha workshop, dinner',
      },
      {
        day: 7,
        title: 'Up to Koyasan',
        description:
          "The suitcases go straight to the airport, and we go to the mountain: three hours by train by way of Osaka, and the last five minutes in a very steep cable car. Koyasan lies at 800 m, noticeably cooler than the plain, with over a hundred temples around one street. We see the sliding doors of Kongōbu-ji, eat the monks' vegetarian cooking at half past five, and then walk into Okunoin with a priest, by the light of its lanterns.",
        accommodation: 'Temple lodgings on Koyasan, tatami rooms with shared baths, one night',
        included: 'Breakfast, train and cable car, lunch, temple dinner, night walk',
      },
      {
        day: 8,
        title: 'The morning service',
        description:
          'At six the monks chant for half an hour, and you may sit at the back or join the line to offer incense. Breakfast is rice, pickles, tofu and quiet. A private bus takes us down to Kansai airport in about two hours. Your suitcase is waiting there, in good time for flights after 1 pm.',
        accommodation: 'N/A',
        included: 'Temple breakfast, bus to Kansai airport',
      },
    ],
    includedItems: [
      'Seven nights: Tokyo two, Lake Kawaguchi one, Kyoto three, Koyasan one, all in rooms of your own',
      'All trains and the cable car, with reserved seats on shinkansen and limited express',
      'Luggage sent ahead twice, so that an overnight bag is enough for Fuji and for Koyasan',
      'Every meal from dinner on day 1 to breakfast on day 8',
      'Woodblock print, meditation and matcha workshops',
      'Temple and shrine entrances, and the night walk with a priest',
      'A bilingual host throughout and local guides in Tokyo, Kyoto and Nara',
    ],
    excludedItems: [
      'International flights into Tokyo and out of Osaka',
      'Travel insurance',
      'Visa fees',
      'Alcohol after the welcome dinner',
      'Shopping, laundry and mobile data',
      'Anything you do with the free afternoon in Kyoto',
    ],
    practicalFacts: {
      weather: {
        months: [
          weather('Tokyo', 7, 30, 22, 156, 11),
          weather('Tokyo', 8, 31, 24, 155, 8),
          weather('Tokyo', 10, 22, 15, 235, 11),
          weather('Tokyo', 11, 17, 9, 96, 7),
          weather('Osaka, near Kyoto', 7, 32, 25, 174, 10),
          weather('Osaka, near Kyoto', 8, 34, 26, 113, 7),
          weather('Osaka, near Kyoto', 10, 24, 16, 136, 8),
          weather('Osaka, near Kyoto', 11, 18, 10, 73, 6),
        ],
        sources: [climateNormals('Tokyo', 183), climateNormals('Osaka', 184)],
      },
      flights: {
        routes: [
          { from: 'Delhi', to: 'Tokyo (HND or NRT)', stops: 0, minutes: 485 },
          {
            from: 'Mumbai',
            to: 'Tokyo (HND)',
            stops: 0,
            minutes: 515,
            note: 'On four days of the week',
          },
        ],
        sources: [
          source(
            "Airways, Air India's timetable Delhi to Haneda",
            'https://airwaysmag.com/new-post/air-india-to-haneda-ana-codeshare',
          ),
          source(
            "Free Press Journal, Air India's timetable Mumbai to Haneda",
            'https://www.freepressjournal.in/mumbai/air-india-expands-asia-footprint-with-direct-flights-between-mumbai-tokyo-haneda-delhi-hanoi',
          ),
        ],
      },
      arrivals: [
        {
          duration: 8,
          arriveAt: 'Tokyo (HND or NRT)',
          arriveBy: '13:30',
          leaveFrom: 'Osaka (KIX)',
          leaveAfter: '13:00',
        },
      ],
      visa: {
        kind: 'embassy',
        how: 'Apply at a Japan visa centre of VFS in India, with your passport, a photograph, itinerary, bookings and bank statements. You get a single-entry visa for tourism, usually as an eVISA: at the airport you show it online on your phone, so you need mobile data or Wi-Fi when you land.',
        fee: '₹510 for a single entry, plus the service charge of VFS',
        processing: '4 to 7 working days',
        workingDays: 7,
        stayDays: 90,
        sources: [
          source(
            'Embassy of Japan in India',
            'https://www.in.emb-japan.go.jp/itprtop_en/index.html',
          ),
          source(
            'Business Today on the eVISA, January 2026',
            'https://www.businesstoday.in/nri/visa/story/planning-to-visit-japan-in-2026-evisa-eligibility-documents-fees-what-travellers-must-know-511416-2026-01-19',
          ),
          source(
            'Pickyourtrail, Japan tourist visa for Indians',
            'https://www.pickyourtrail.com/visa/japan-visa',
          ),
        ],
      },
      walking: [
        { duration: 8, day: 1, kilometres: 4, note: 'Level lanes' },
        { duration: 8, day: 2, kilometres: 7, note: 'Two shrines, with the metro in between' },
        { duration: 8, day: 3, kilometres: 3, note: '400 steps to the pagoda' },
        { duration: 8, day: 4, kilometres: 5, note: 'A lake path, then the lanes of Higashiyama' },
        {
          duration: 8,
          day: 5,
          kilometres: 7,
          ascent: 230,
          note: '4 km of gates and steps before breakfast, then the city',
        },
        { duration: 8, day: 6, kilometres: 6, note: 'Temples and the deer park' },
        {
          duration: 8,
          day: 7,
          kilometres: 4,
          note: 'The cemetery by lantern light, 2 km each way',
        },
        { duration: 8, day: 8, kilometres: 1, note: 'A bus down the mountain' },
      ],
      food: {
        vegetarian: {
          level: 'with-notice',
          note: "There is fish stock in most dishes, so the host orders ahead: tofu, mushrooms and rice in the izakaya, and a vegetable kaiseki at the ryokan. On Koyasan the monks' food is vegetarian for everyone.",
        },
        jain: {
          level: 'with-notice',
          note: 'The temple meals on Koyasan have no meat, fish, onion or garlic. Elsewhere we arrange rice, tofu and vegetables that grow above ground, if you tell us when you book.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Tofu, rice, vegetables and soba in seaweed broth, which the host orders ahead. The temple meals are vegan.',
        },
        halal: {
          level: 'hard',
          note: 'There is no halal meat on this route. You get fish, tofu and vegetables; tell us when you book.',
        },
        sources: [
          source(
            'Japan Deluxe Tours on temple food',
            'https://elb.japandeluxetours.com/experiences/shojin-ryori',
          ),
          source(
            'Joshiki, The Visiting Vegetarian, on fish stock, 2009',
            'https://joshiki.blogspot.com/2009/04/visiting-vegetarian.html',
          ),
        ],
      },
      meetings: [{ duration: 8, place: 'Ueno, Tokyo', time: '16:00' }],
      stays: [
        {
          duration: 8,
          what: 'Small modern hotel near Ueno Park',
          where: 'Tokyo',
          nights: 2,
          picture: '/art/gallery/japan/yanaka.svg',
        },
        {
          duration: 8,
          what: 'Hot-spring ryokan',
          where: 'Lake Kawaguchi',
          nights: 1,
          rooms: 'A room of your own, shared baths',
          picture: '/art/gallery/japan/shinkansen-and-fuji.svg',
        },
        {
          duration: 8,
          what: 'Restored machiya town houses',
          where: 'Higashiyama, Kyoto',
          nights: 3,
          picture: '/art/gallery/japan/tea-ceremony.svg',
        },
        {
          duration: 8,
          what: 'Temple lodgings',
          where: 'Koyasan',
          nights: 1,
          rooms: 'A tatami room of your own, shared baths',
          picture: '/art/days/japan/morning-service.svg',
        },
      ],
      rooms: {
        ...ownRooms,
        note: 'Everyone has a private room, and the price includes it. On Koyasan you sleep in a tatami room, and the baths there and at the ryokan are shared, separately for women and men.',
      },
      womensSafety: [
        ...clubPractices,
        'You have a rail ticket from the airport to Ueno, where the host waits for you. You take all other trains with the group.',
        'The baths at the ryokan and the temple are separate for women and men.',
      ],
      costs: {
        items: [
          {
            item: 'Return flight from Mumbai',
            from: 38_000,
            to: 38_000,
            note: 'Into Tokyo and out of Osaka; paid in 2025, booked six months ahead; you may pay more',
          },
          { item: 'Visa', from: 510, to: 510, note: 'Plus the service charge of VFS' },
          travelInsurance('asia', 8),
        ],
        sources: [
          source(
            'Mint, what a family paid from Mumbai to Tokyo and Osaka',
            'https://www.livemint.com/money/personal-finance/how-this-family-packed-food-fun-and-fuji-into-a-5-5-lakh-japan-adventure-11749443764498.html',
          ),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: 'How much do I carry?',
          answer:
            'An overnight bag. Your suitcase is sent ahead twice, from Tokyo to Kyoto and from Kyoto to the airport, so for Fuji and Koyasan you carry only what you need for a night.',
        },
        {
          question: 'Do I have to bathe with others?',
          answer:
            'No. The baths at the ryokan and the temple are shared, separately for women and men, and without swimwear. You can go late, when they are empty, or skip them.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 8,
      stops: [
        { name: 'Tokyo', latitude: 35.6895, longitude: 139.6917, days: [1, 2, 3], nights: 2 },
        { name: 'Lake Kawaguchi', latitude: 35.4893, longitude: 138.6883, days: [3, 4], nights: 1 },
        { name: 'Mishima', latitude: 35.1167, longitude: 138.9167, days: [4] },
        { name: 'Kyoto', latitude: 35.0211, longitude: 135.7539, days: [4, 5, 6, 7], nights: 3 },
        { name: 'Nara', latitude: 34.6851, longitude: 135.8049, days: [6] },
        { name: 'Uji', latitude: 34.8904, longitude: 135.8033, days: [6] },
        { name: 'Koyasan', latitude: 34.2129, longitude: 135.6224, days: [7, 8], nights: 1 },
        { name: 'Kansai airport', latitude: 34.4273, longitude: 135.244, days: [8] },
      ],
      legs: [
        { from: 'Tokyo', to: 'Lake Kawaguchi', by: 'train' },
        { from: 'Lake Kawaguchi', to: 'Mishima', by: 'road' },
        { from: 'Mishima', to: 'Kyoto', by: 'train' },
        { from: 'Kyoto', to: 'Nara', by: 'train' },
        { from: 'Nara', to: 'Uji', by: 'train' },
        { from: 'Uji', to: 'Kyoto', by: 'train' },
        { from: 'Kyoto', to: 'Koyasan', by: 'train' },
        { from: 'Koyasan', to: 'Kansai airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Japan',
    numbers: [
      { label: 'Police', number: '110' },
      { label: 'Ambulance and fire', number: '119' },
    ],
    missions: [{ label: 'Embassy of India, Tokyo', number: '+81 3 3262 2391' }],
  },
  packing: [
    { key: 'easy-shoes', label: 'Shoes that come off easily, and good socks' },
    { key: 'small-bag', label: 'A small bag for the nights in the mountains' },
  ],
  plugs: 'A and B',
  quizProfile: {
    styles: { curious: 1, unhurried: 0.5, 'at-table': 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      mountains: 0.5,
      countryside: 0.5,
      journeys: 1,
      rituals: 1,
      wellness: 1,
      cooking: 0.5,
    },
  },
  pictures: {
    hero: 'Mount Fuji in its first snow over Lake Kawaguchi, framed by red maples',
    card: 'Yasaka Pagoda at the end of a lantern-lit Kyoto lane',
    dayPhotos: [
      wide('morning-service', 'Monks chanting before the golden altar of a temple on Koyasan'),
    ],
    days: [
      'yanaka',
      'yurakucho-arches',
      'hero',
      'shinkansen-and-fuji',
      'fushimi-inari-gates',
      'tea-ceremony',
      'moments/okunoin-lanterns',
      'morning-service',
    ],
    photos: [
      tall(
        'fushimi-inari-gates',
        'A walker in the tunnel of vermilion gates at Fushimi Inari',
        'Shrines',
      ),
      beyondTrip(
        wide('miyajima-torii', 'The great torii of Miyajima standing in the evening tide', 'Views'),
      ),
      tall('arashiyama-bamboo', "A cyclist on the path through Arashiyama's bamboo", 'Nature'),
      beyondTrip(
        wide('himeji-castle', "Himeji's white castle tiered above autumn maples", 'Architecture'),
      ),
      tall(
        'yurakucho-arches',
        'Diners under the railway arches of Yūrakuchō on a rainy evening, a train above',
        'Nightlife',
      ),
      tall('ramen-counter', 'A steaming bowl of ramen on a counter, seen from above', 'Food'),
      tall('tea-ceremony', 'Tea being whisked by a round window onto a moss garden', 'Culture'),
      beyondTrip(
        wide('snow-monkeys', 'Snow monkeys soaking in a hot spring while snow falls', 'Wildlife'),
      ),
      wide('yanaka', 'Wooden shops and cats in the market street of Yanaka, Tokyo', 'Old Streets'),
      wide(
        'shinkansen-and-fuji',
        'A white bullet train racing past tea fields and Mount Fuji',
        'Transportation',
      ),
    ],
  },
  gallery: {
    position: 6,
    region: 'asia',
    tileHeight: 360,
    blurb:
      'A thousand gates in a row, lanterns over a wet alley, tea made slowly and trains that are not slow at all. The last pictures are from beyond our trip: a castle, a gate in the tide, and monkeys in the snow.',
    tagline: 'Vermilion gates, bamboo, slow tea, fast trains',
    invitation: 'Experience',
    categories: [
      'Shrines',
      'Views',
      'Nature',
      'Architecture',
      'Nightlife',
      'Food',
      'Culture',
      'Wildlife',
      'Old Streets',
      'Transportation',
    ],
  },
  page: null,
})
