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

export const portugal = defineDestination({
  slug: 'portugal',
  name: 'Portugal',
  availability: 'coming-soon',
  trip: {
    id: 5,
    title: 'Portugal, Atlantic Light',
    description:
      "Porto's river, two nights among the vines of the Douro, the old library of Coimbra, then Lisbon and the edge of the ocean at Sintra. Two of the journeys are by train, one of them among the prettiest in Europe, and we see the famous places at their emptiest hour. You fly into Porto and out of Lisbon, and stay two nights in every place but one, so there is time for a second coffee.",
    destination: 'Porto, the Douro & Lisbon, Portugal',
    region: 'europe',
    duration: 8,
    price: 300000,
    departureMonths: 'May & September',
    groupSize: '8-12 People',
    pictures: ['douro-terraces', 'costa-nova-houses', 'tram-28', 'pena-palace'],
    highlights: [
      'The twenty thousand tiles of São Bento station, and a train that leaves from beneath them',
      'Old tawny in a Gaia lodge, then the upper deck of the iron bridge at sunset',
      'Two nights at a working quinta near Pinhão, with a wooden boat on the Douro',
      'The gilded library of Coimbra at the first entrance of the morning',
      'Tram 28 from its quiet western end, the whole way to Graça',
      'Fado in an Alfama tavern with thirty chairs and no microphone',
      'Pena Palace as its doors open, and the cliffs of Cabo da Roca',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Porto, down to the river',
        description:
          'The airport is half an hour from the centre by car, and we meet at 2 pm near the Clérigos tower. São Bento station comes first, for its blue battles and harvests, then the lanes below the cathedral, down to the Ribeira. Across the river in Gaia we taste a white port, a tawny and a vintage that is older than some of us, and walk back over the top of the Dom Luís bridge as the lamps come on. Dinner is petiscos, small plates, many of them.',
        accommodation: 'Tiled town house near the Clérigos tower in Porto, first of two nights',
        included: 'Airport transfer, guided walk, port tasting, welcome dinner with wine',
      },
      {
        day: 2,
        title: 'By tram to the sea',
        description:
          'We start in the gardens of the Crystal Palace, where peacocks walk the terraces above the river. An old tram rattles along the bank to Foz, where the Douro meets the Atlantic and the lighthouse gets wet. Lunch is sardines or sea bass from a street grill in Matosinhos. The afternoon is for the park of Serralves, or for nothing at all, and dinner is in a courtyard up the hill.',
        accommodation: 'Tiled town house near the Clérigos tower in Porto, second night',
        included: 'Breakfast, tram fare, lunch, Serralves entrance, dinner',
      },
      {
        day: 3,
        title: 'The line along the Douro',
        description:
          "The train to Pinhão takes about two and a half hours, and for the second half the rails run beside the water: sit on the right. The quinta's cars are waiting by the tile panels of the little station. After lunch in the shade of a vine the winemaker shows us the stone treading tanks, which may be in use in late September, and opens the bottles that are not sold abroad. Dinner is at the long table on the terrace.",
        accommodation: 'Rooms at a working wine quinta near Pinhão, first of two nights',
        included: 'Breakfast, train, lunch, cellar visit and tasting, dinner',
      },
      {
        day: 4,
        title: 'Schist, vines and a slow boat',
        description:
          'We walk the terraces while the schist is still cool, up to the viewpoint of Casal de Loivos, where the river makes its widest bend. A wooden rabelo takes us out for two hours before lunch, past the white walls of quintas with famous names. The hottest part of the day belongs to the pool and the shade. In the evening the cook shows how she makes the bread, and we eat it.',
        accommodation: 'Rooms at a working wine quinta near Pinhão, second night',
        included: 'Breakfast, guided walk, boat, lunch, dinner with wine of the quinta',
      },
      {
        day: 5,
        title: 'Striped houses and a student town',
        description:
          'We drive for two and a half hours from the vines to the lagoon and the fishing houses of Costa Nova, painted in stripes so that their owners could find them in fog. We have lunch there, between the lagoon and the Atlantic. Coimbra is an hour further. Its fado is sung by men in black capes, about love and leaving university, and we hear some before dinner.',
        accommodation: 'Small hotel in the old town of Coimbra, one night',
        included: 'Breakfast, lunch by the lagoon, Coimbra fado, dinner',
      },
      {
        day: 6,
        title: 'A gilded library, and the 28',
        description:
          'At nine we are among the first in the Joanina library, where a colony of bats has kept the books free of insects for some three centuries. The train to Lisbon takes about two hours and ends at Santa Apolónia, at the foot of Alfama, a short walk from our beds. Most people queue for tram 28 in the middle of town; we board at Prazeres, its western end, and have seats all the way to Graça. From there we walk down among the washing lines to dinner, and nobody speaks while the fado is sung.',
        accommodation: 'Restored house in Alfama, Lisbon, first of two nights',
        included: 'Breakfast, library entrance, train, light lunch, tram fare, dinner with fado',
      },
      {
        day: 7,
        title: 'Sintra and the end of the land',
        description:
          'Sintra is forty-five minutes away, and we are among the first visitors of the day at Pena Palace. As the coaches arrive, we leave downhill through the fern garden. Lunch is fish above the sea pool of Azenhas do Mar, and a few minutes further south the mainland of Europe ends at Cabo da Roca, 140 m above the water. The coast road takes us back to Alfama for the farewell dinner on a roof.',
        accommodation: 'Restored house in Alfama, Lisbon, second night',
        included: 'Breakfast, Pena entrance, lunch, private vehicle, farewell dinner',
      },
      {
        day: 8,
        title: 'Warm tarts in Belém',
        description:
          'The last morning is short and sweet: custard tarts from the oven in Belém, the tower by the water and the cloister of Jerónimos, all before the longest queues. We are back in Alfama by noon for the luggage. The airport is twenty minutes away, and any flight after 3 pm is safe.',
        accommodation: 'N/A',
        included: 'Breakfast, tarts and coffee, cloister entrance, airport transfer',
      },
    ],
    includedItems: [
      'Seven nights in rooms of your own: Porto two, a Douro quinta two, Coimbra one, Alfama two',
      'Seven breakfasts, six lunches and seven dinners, with wine at dinner',
      'The Douro line to Pinhão, and the train from Coimbra to Lisbon',
      'Port tasting in Gaia and a tasting at the quinta',
      'Boat on the Douro',
      'Fado in Coimbra, and an evening of it in a small Lisbon tavern',
      'A bilingual host, the entrances in the itinerary and private transfers throughout',
    ],
    excludedItems: [
      'International flights into Porto and out of Lisbon',
      'Travel insurance',
      'Schengen visa fees',
      'Spirits, cocktails and drinks between meals',
      'Bottles to take home, and other shopping',
      'Gratuities',
    ],
    practicalFacts: {
      weather: {
        months: [
          weather('Porto', 5, 20, 11, 89, 13),
          weather('Porto', 9, 24, 14, 64, 8),
          weather('Porto', 10, 21, 11, 131, 14),
          weather('Coimbra', 5, 22, 11, 80),
          weather('Coimbra', 9, 27, 13, 52),
          weather('Coimbra', 10, 22, 11, 103),
          weather('Lisbon', 5, 22, 13, 39, 8),
          weather('Lisbon', 9, 26, 17, 26, 6),
          weather('Lisbon', 10, 22, 15, 80, 11),
        ],
        sources: [
          climateNormals('Porto', 3),
          climateNormals('Coimbra', 2224),
          climateNormals('Lisbon', 2),
        ],
      },
      flights: {
        routes: [
          {
            from: 'Delhi',
            to: 'Porto (OPO), and back from Lisbon (LIS)',
            stops: 1,
            note: '12 to 16 hours to Lisbon, with the change.',
          },
          {
            from: 'Mumbai',
            to: 'Porto (OPO), and back from Lisbon (LIS)',
            stops: 1,
            note: '12 to 16 hours to Lisbon, with the change.',
          },
        ],
        sources: [
          source(
            'Executive Visa Services, flights from India to Portugal',
            'https://executivevisaservices.in/tour_details/portugal-tour-details.php',
          ),
        ],
      },
      arrivals: [
        {
          duration: 8,
          arriveAt: 'Porto (OPO)',
          arriveBy: '12:30',
          leaveFrom: 'Lisbon (LIS)',
          leaveAfter: '15:00',
        },
      ],
      visa: {
        kind: 'embassy',
        how: 'You need a Schengen visa for a short stay. Apply at a Portuguese visa centre of VFS in India, with travel insurance for at least EUR 30,000, bank statements, tax returns and your bookings. Your passport must be at most ten years old. Apply about two months ahead.',
        processing: '10 to 15 working days after an appointment',
        workingDays: 15,
        stayDays: 90,
        sources: [
          source('Portugal, Ministry of Foreign Affairs: visas', 'https://vistos.mne.gov.pt/en/'),
          source(
            'Consulate General of Portugal, Goa',
            'https://consuladoportugalgoa.com/pages.php?id=12',
          ),
          source('Akbar Travels, Portugal visa', 'https://www.akbartravels.com/visa/portugal-visa'),
        ],
      },
      walking: [
        { duration: 8, day: 1, kilometres: 4, note: 'Down the lanes, and back over the bridge' },
        { duration: 8, day: 2, kilometres: 4, note: 'Gardens, a tram and the sea' },
        { duration: 8, day: 3, kilometres: 1, note: 'A day by train' },
        {
          duration: 8,
          day: 4,
          hours: 2,
          note: 'Uphill through the terraces, in the cool of the morning',
        },
        { duration: 8, day: 5, kilometres: 3, note: 'A lagoon and a steep old town' },
        { duration: 8, day: 6, kilometres: 4, note: 'Downhill through Alfama on cobbles' },
        {
          duration: 8,
          day: 7,
          kilometres: 4,
          note: 'Mostly downhill, through the gardens of Pena',
        },
        { duration: 8, day: 8, kilometres: 3, note: 'Flat, along the river in Belém' },
      ],
      food: {
        vegetarian: {
          level: 'with-notice',
          note: 'Menus are mostly fish and pork, so the host orders ahead: soups, rice, eggs, cheese and vegetables. On day 1 many of the petiscos are vegetarian.',
        },
        jain: {
          level: 'hard',
          note: 'The quinta cooks for you without onion and garlic if you tell us when you book. In the cities we can arrange plain rice, grilled vegetables, salads, bread and fruit, but little more.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Tell us when you book: the host orders a vegan dish at every table, and the quinta cooks beans, greens and potatoes.',
        },
        halal: {
          level: 'hard',
          note: 'There is no halal meat on this route. You get fish and vegetables, and have juice or tea when the others have wine.',
        },
      },
      meetings: [{ duration: 8, place: 'Near the Clérigos tower, Porto', time: '14:00' }],
      stays: [
        {
          duration: 8,
          what: 'Tiled town house',
          where: 'Near the Clérigos tower, Porto',
          nights: 2,
          picture: '/art/days/portugal/foz-lighthouse.svg',
        },
        {
          duration: 8,
          what: 'Rooms at a working wine quinta',
          where: 'Near Pinhão, Douro',
          nights: 2,
          picture: '/art/gallery/portugal/douro-terraces.svg',
        },
        {
          duration: 8,
          what: 'Small hotel in the old town',
          where: 'Coimbra',
          nights: 1,
        },
        {
          duration: 8,
          what: 'Restored house',
          where: 'Alfama, Lisbon',
          nights: 2,
          picture: '/art/gallery/portugal/tram-28.svg',
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'A driver meets you at the airport in Porto. After the fado evenings the group walks home together.',
      ],
      costs: {
        items: [
          {
            item: 'Return flight from Delhi or Mumbai',
            from: 40_000,
            to: 75_000,
            note: 'Into Porto and out of Lisbon, by season',
          },
          { item: 'Visa', from: 8_000, to: 8_000, note: 'Schengen visa, with a visa agent' },
          travelInsurance('europe', 8, 'the visa asks for EUR 30,000 of cover'),
          suggestedGratuities(8, 'host, guides and drivers'),
        ],
        sources: [
          source(
            'Executive Visa Services, fares from India to Portugal',
            'https://executivevisaservices.in/tour_details/portugal-tour-details.php',
          ),
          source('Akbar Travels, Portugal visa', 'https://www.akbartravels.com/visa/portugal-visa'),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: "I don't drink. Is the trip still for me?",
          answer:
            'Yes. There are two tastings, and you can come along for the stories or skip them. The rest is trains, the river, a library, trams, a palace and the sea.',
        },
        {
          question: 'May or September?',
          answer:
            'In late September it is 24 °C by day in Porto and 26 °C in Lisbon, there are grapes on the vines, and it rains on six to eight days of the month. The last days are in October, which is wetter and cooler, 21 to 22 °C. May is green, 20 to 22 °C, with rain on 13 days of the month in Porto and 8 in Lisbon.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 8,
      stops: [
        { name: 'Porto', latitude: 41.1485, longitude: -8.611, days: [1, 2, 3], nights: 2 },
        { name: 'Pinhão', latitude: 41.1906, longitude: -7.545, days: [3, 4, 5], nights: 2 },
        { name: 'Costa Nova', latitude: 40.6181, longitude: -8.733, days: [5] },
        { name: 'Coimbra', latitude: 40.2069, longitude: -8.42, days: [5, 6], nights: 1 },
        { name: 'Lisbon', latitude: 38.7251, longitude: -9.1498, days: [6, 7, 8], nights: 2 },
        { name: 'Sintra', latitude: 38.801, longitude: -9.3783, days: [7] },
        { name: 'Cabo da Roca', latitude: 38.7808, longitude: -9.5006, days: [7] },
      ],
      legs: [
        { from: 'Porto', to: 'Pinhão', by: 'train' },
        { from: 'Pinhão', to: 'Costa Nova', by: 'road' },
        { from: 'Costa Nova', to: 'Coimbra', by: 'road' },
        { from: 'Coimbra', to: 'Lisbon', by: 'train' },
        { from: 'Lisbon', to: 'Sintra', by: 'road' },
        { from: 'Sintra', to: 'Cabo da Roca', by: 'road' },
        { from: 'Cabo da Roca', to: 'Lisbon', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Portugal',
    numbers: [{ label: 'Police, ambulance and fire', number: '112' }],
    missions: [],
  },
  packing: [
    { key: 'hill-shoes', label: 'Shoes that grip on steep cobblestones' },
    { key: 'wind-layer', label: 'A wind jacket for the Atlantic coast' },
  ],
  plugs: 'C and F',
  quizProfile: {
    styles: { 'at-table': 1, curious: 0.5, unhurried: 0.5 },
    activity: 'gentle',
    interests: { 'old-cities': 1, countryside: 1, sea: 0.5, wine: 1, journeys: 1, cooking: 0.5 },
  },
  pictures: {
    hero: "Porto's iron bridge over the Douro, wine boats moored below",
    card: 'Belém Tower at the edge of the Tagus as the sun goes down',
    dayPhotos: [
      wide(
        'foz-lighthouse',
        'An old tram passing the lighthouse at Foz as a wave breaks over the pier',
      ),
      wide('douro-line', 'The train to Pinhão on its ledge above the Douro, a wine boat below'),
    ],
    days: [
      'hero',
      'foz-lighthouse',
      'douro-line',
      'douro-terraces',
      'costa-nova-houses',
      'tram-28',
      'pena-palace',
      'card',
    ],
    photos: [
      tall('tram-28', "Yellow tram 28 climbing a steep street in Lisbon's Alfama", 'Cities'),
      beyondTrip(
        wide('benagil-cave', 'Sunlight through the eye of the sea cave at Benagil', 'Coast'),
      ),
      wide(
        'pena-palace',
        "The red and yellow towers of Pena Palace above Sintra's mist",
        'Architecture',
      ),
      wide('douro-terraces', 'Vine terraces above a bend of the Douro in autumn', 'Wine'),
      tall('pasteis-de-nata', 'Pastéis de nata and coffee on a blue tiled table', 'Food'),
      tall('fado-night', 'A fado singer in a shawl between her two guitarists', 'Culture'),
      beyondTrip(
        tall(
          'nazare-wave',
          "A surfer under Nazaré's giant wave, the red lighthouse above",
          'Adventure',
        ),
      ),
      tall(
        'azulejo-facade',
        'A tiled Lisbon housefront with laundry and a cat at the window',
        'Crafts',
      ),
      wide('costa-nova-houses', 'The candy-striped fishing houses of Costa Nova', 'Villages'),
      beyondTrip(
        wide(
          'alentejo-cork-oak',
          'Storks over a lone cork oak on the gold plain of Alentejo',
          'Nature',
        ),
      ),
    ],
  },
  gallery: {
    position: 5,
    region: 'europe',
    tileHeight: 320,
    blurb:
      'Tiles, trams and tarts in Porto and Lisbon, vines above the Douro and a palace in the mist of Sintra. The light is the same all over, and it is very good. The last pictures are from beyond our trip: a cave with an eye, and the tallest waves in Europe.',
    tagline: 'Tiled cities, river vines, Atlantic light',
    invitation: 'Discover',
    categories: [
      'Cities',
      'Coast',
      'Architecture',
      'Wine',
      'Food',
      'Culture',
      'Adventure',
      'Crafts',
      'Villages',
      'Nature',
    ],
  },
  page: null,
})
