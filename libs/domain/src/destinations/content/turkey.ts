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

export const turkey = defineDestination({
  slug: 'turkey',
  name: 'Turkey',
  availability: 'open',
  trip: {
    id: 1,
    title: 'Hidden Gems of Turkey',
    description:
      'An evening on the Bosphorus, then Cappadocia on foot, underground and by balloon. We walk the valleys when the sun is low, and keep a second morning free for the balloons in case of wind. One night is in Istanbul, two in a cave house in Göreme.',
    destination: 'Istanbul & Cappadocia, Turkey',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'August & October',
    groupSize: '8-12 People',
    pictures: ['rumeli-hisari', 'balloon-over-goreme', 'turkish-breakfast', 'hammam'],
    highlights: [
      'A private boat up the Bosphorus to Rumeli Hisarı, and back as the city lights come on',
      'A balloon flight at sunrise over Göreme, with a second morning held in reserve',
      'The Red and Rose valleys on foot in the last two hours of light',
      'The İznik tiles of the Rüstem Paşa Mosque, and the view from the Süleymaniye terrace',
      'Four levels of the underground city of Kaymaklı, then lunch in the old Greek village of Mustafapaşa',
      'An afternoon in the hammam after the earliest start of the trip',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Istanbul, from the water',
        description:
          "We meet at 1 pm in Karaköy, cross the Galata Bridge on foot and cut through the Spice Bazaar to the Rüstem Paşa Mosque, where a staircase that most people miss leads up to walls of İznik tulips. From there it is a steep fifteen minutes through the coppersmiths' lanes to the Süleymaniye. At the end of the afternoon a private boat takes us up the Bosphorus, past Ortaköy and the wooden mansions of Kandilli to the towers of Rumeli Hisarı: two hours there and back. Dinner is at a meyhane in Karaköy, one meze after another.",
        accommodation: 'Small design hotel in a former Karaköy bank, one night',
        included:
          'Airport transfer, guided walk, private Bosphorus boat, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Into the valleys',
        description:
          'A morning flight takes us to Nevşehir or Kayseri in about an hour and twenty minutes, and Göreme is another forty-five minutes to an hour by road. Lunch is late and the middle of the day is yours, because the valleys are best late in the day. We set out from Çavuşin and climb slowly through the Rose and Red valleys, about 5 km and 200 m of ascent, with torches for the carved columns of the Kolonlu Church. The path ends on the ridge of Kızılçukur as the rock turns from pink to rust, and dinner is testi kebab, sealed in a clay pot that is broken open at the table.',
        accommodation: 'Restored cave house in Göreme, first of two nights',
        included: 'Breakfast, flight to Cappadocia, guided valley walk, lunch, dinner',
      },
      {
        day: 3,
        title: 'Above ground and below it',
        description:
          'A van collects us about ninety minutes before sunrise, and we fly for around an hour, over the fairy chimneys and, if the air is calm, down into the valleys between them. After breakfast on the terrace we drive half an hour to Kaymaklı and go down four levels into an underground city of stables, wine presses and doors like millstones. Lunch is in Mustafapaşa, once called Sinasos, among Greek mansions that have kept their paint. The late afternoon is for the hammam, and dinner is in our own courtyard.',
        accommodation: 'Restored cave house in Göreme, second night',
        included: 'Balloon flight, breakfast, Kaymaklı entrance, lunch, hammam, dinner',
      },
      {
        day: 4,
        title: 'Frescoes, clay and home',
        description:
          "If the wind kept the balloons down yesterday, we try again at dawn. After breakfast we walk through the Göreme Open Air Museum, starting with the Dark Church, whose frescoes kept their blue because so little daylight reached them. In Avanos, fifteen minutes to the north, you spend an hour at a potter's wheel with red clay from the Kızılırmak, and lunch is by the river. An afternoon flight brings us back to Istanbul by about 6 pm, in time for flights after half past eight.",
        accommodation: 'N/A',
        included:
          'Breakfast, museum and Dark Church entrance, pottery session, lunch, flight to Istanbul',
      },
    ],
    includedItems: [
      'Three nights: one in Karaköy, two in a cave house in Göreme, each with your own room',
      'Return flights between Istanbul and Cappadocia',
      'One balloon flight of about an hour, with a second morning held in reserve',
      'Private boat on the Bosphorus',
      'Every meal from dinner on day 1 to lunch on day 4, with drinks at the welcome dinner',
      'Hammam with scrub and foam massage in Cappadocia',
      'A host and a licensed guide throughout, all entrance fees and private transfers',
    ],
    excludedItems: [
      'International flights to and from Istanbul',
      'Travel insurance',
      'The visa for Turkey',
      'Alcohol after the welcome dinner',
      'Carpets, ceramics and other personal purchases',
      'Gratuities for guides, drivers and balloon crew',
    ],
    practicalFacts: {
      weather: {
        months: [
          weather('Istanbul', 8, 29, 19, 24, 4),
          weather('Istanbul', 10, 20, 12, 71, 10),
          weather('Nevşehir, near Göreme', 8, 28, 13, 4, 2),
          weather('Nevşehir, near Göreme', 10, 18, 6, 30, 7),
        ],
        sources: [climateNormals('Istanbul', 47), climateNormals('Nevşehir', 1367)],
      },
      flights: {
        routes: [
          { from: 'Delhi', to: 'Istanbul (IST)', stops: 0 },
          { from: 'Mumbai', to: 'Istanbul (IST)', stops: 0 },
        ],
        sources: [
          source(
            'Turkish tourism agency on direct flights from Delhi and Mumbai, The Telegraph',
            'https://bengalinfo.com/newsdetail.php?newsid=370796',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Istanbul (IST)',
          arriveBy: '10:30',
          leaveFrom: 'Istanbul (IST)',
          leaveAfter: '20:30',
        },
      ],
      visa: {
        kind: 'embassy',
        how: 'You need a visa before you fly. If you hold a valid visa or residence permit of a Schengen country, the US, the UK or Ireland (not an electronic one), you can get an e-Visa at evisa.gov.tr, in up to three days. Otherwise, apply for a sticker visa at a Turkish visa centre in India. Either way you need travel insurance.',
        fee: '₹4,270 to ₹5,090 for the e-Visa, ₹12,290 to ₹14,290 for the sticker',
        processing: '5 to 15 working days',
        workingDays: 15,
        stayDays: 30,
        sources: [
          source('Republic of Türkiye, e-Visa', 'https://www.evisa.gov.tr/en/'),
          source(
            'Embassy of India, Ankara: notice on Turkish visas, 2015',
            'https://www.indembassyankara.gov.in/alert_detail/?alertid=45',
          ),
          source(
            'BTW Visas, Turkey visa for Indians',
            'https://btwvisas.com/visa-guide/turkey-visa',
          ),
        ],
      },
      walking: [
        {
          duration: 4,
          day: 1,
          kilometres: 4,
          note: 'Over the Galata Bridge, and a steep quarter of an hour to the Süleymaniye',
        },
        { duration: 4, day: 2, kilometres: 5, ascent: 200, note: 'Valley paths, in the evening' },
        {
          duration: 4,
          day: 3,
          kilometres: 3,
          note: 'Stairs and low passages at Kaymaklı, which you can leave out',
        },
        { duration: 4, day: 4, kilometres: 2, note: 'The paths and stairs of the open-air museum' },
      ],
      food: {
        vegetarian: {
          level: 'easy',
          note: 'Most meze have no meat. Breakfast is bread, cheese, olives and vegetables; lunch is pide, lentils and salads; and your testi kebab on day 2 has vegetables only.',
        },
        jain: {
          level: 'with-notice',
          note: 'Tell us when you book: the cave house then cooks for you without onion, garlic and root vegetables. In Istanbul and on the road you eat bread, cheese, olives, fruit and grilled vegetables.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Vegetables in olive oil, lentils, bulgur and bread. Tell us when you book, and the cave house makes you a breakfast without cheese and eggs.',
        },
        halal: {
          level: 'easy',
          note: 'The kitchens we book serve halal meat. At the meyhane on day 1 there is alcohol on the table for those who want it.',
        },
        sources: [
          source(
            'Daily Sabah on vegetarian food in Turkey, 2014',
            'https://www.dailysabah.com/expats-corner/2014/06/10/vegetarian-diet-with-a-turkish-twist',
          ),
        ],
      },
      meetings: [{ duration: 4, place: 'Karaköy, Istanbul', time: '13:00' }],
      stays: [
        {
          duration: 4,
          what: 'Small design hotel in a former bank',
          where: 'Karaköy, Istanbul',
          nights: 1,
          picture: '/art/gallery/turkey/galata-tower.svg',
        },
        {
          duration: 4,
          what: 'Restored cave house',
          where: 'Göreme, Cappadocia',
          nights: 2,
          picture: '/art/gallery/turkey/balloon-over-goreme.svg',
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'A driver meets you at the airport in Istanbul and takes you to the hotel in Karaköy.',
        'In the hammam women and men bathe separately, and women are scrubbed by a woman. In mosques you cover your hair, shoulders and knees; we carry scarves.',
      ],
      costs: {
        items: [
          { item: 'Visa', from: 4_300, to: 14_300, note: 'e-Visa or sticker' },
          travelInsurance('europe', 4),
          suggestedGratuities(4, 'guide, drivers and balloon crew'),
        ],
        without: 'your flights',
        sources: [
          source(
            'BTW Visas, Turkey visa for Indians',
            'https://btwvisas.com/visa-guide/turkey-visa',
          ),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: 'What if the balloons cannot fly?',
          answer:
            'The pilots decide each morning. If the wind keeps the balloons down on day 3, you fly on day 4. If it is too strong on both days, the host replaces the flight with something of the same value.',
        },
        {
          question: 'August or October?',
          answer:
            'August is hot and dry: 28 to 29 °C by day in Istanbul and Cappadocia, with rain on two to four days of the month. October is cooler, 18 to 20 °C by day and about 6 °C at night in Cappadocia, with rain on seven to ten days. The balloons take off around sunrise, so bring a warm layer in either month.',
        },
      ],
    },
    featured: true,
  },
  routes: [
    {
      days: 4,
      stops: [
        { name: 'Istanbul', latitude: 41.0138, longitude: 28.9497, days: [1, 2, 4], nights: 1 },
        { name: 'Göreme', latitude: 38.6428, longitude: 34.8289, days: [2, 3, 4], nights: 2 },
        { name: 'Kaymaklı', latitude: 38.4657, longitude: 34.7504, days: [3] },
        { name: 'Mustafapaşa', latitude: 38.5864, longitude: 34.8978, days: [3] },
        { name: 'Avanos', latitude: 38.715, longitude: 34.8467, days: [4] },
      ],
      legs: [
        { from: 'Istanbul', to: 'Göreme', by: 'plane' },
        { from: 'Göreme', to: 'Kaymaklı', by: 'road' },
        { from: 'Kaymaklı', to: 'Mustafapaşa', by: 'road' },
        { from: 'Mustafapaşa', to: 'Göreme', by: 'road' },
        { from: 'Göreme', to: 'Avanos', by: 'road' },
        { from: 'Avanos', to: 'Istanbul', by: 'plane', airport: 'Cappadocia' },
      ],
    },
  ],
  emergency: {
    country: 'Türkiye',
    numbers: [{ label: 'Police, ambulance and fire', number: '112' }],
    missions: [],
  },
  packing: [
    { key: 'valley-shoes', label: 'Shoes for dusty valley paths' },
    { key: 'dawn-layer', label: 'A warm layer for the valleys before sunrise' },
  ],
  plugs: 'C and F',
  quizProfile: {
    styles: { curious: 1, unhurried: 0.5, outdoors: 0.5, 'at-table': 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      countryside: 0.5,
      sea: 0.5,
      wellness: 1,
      cooking: 0.5,
      rituals: 0.5,
      journeys: 1,
    },
  },
  pictures: {
    hero: 'Hot-air balloons over the fairy chimneys of Göreme at dawn',
    card: 'A Bosphorus ferry passing the mosques of Istanbul in golden light',
    dayPhotos: [
      wide(
        'avanos-potter',
        'A traveller shaping a jug at a wheel in Avanos, the potter next to her',
      ),
    ],
    days: ['card', 'moments/ridge-at-sunset', 'balloon-over-goreme', 'avanos-potter'],
    photos: [
      wide(
        'suleymaniye',
        'The domes and four minarets of the Süleymaniye at violet dusk',
        'Architecture',
      ),
      tall(
        'balloon-over-goreme',
        'A striped balloon drifting close above a rose valley',
        'Adventure',
      ),
      tall('spice-bazaar', 'Cones of spice under glass lanterns in the Spice Bazaar', 'Markets'),
      wide(
        'rumeli-hisari',
        'A boat with guests passing the towers of Rumeli Hisarı at dusk',
        'Views',
      ),
      tall(
        'turkish-breakfast',
        'A Turkish breakfast from above, with tea in tulip glasses',
        'Food',
      ),
      beyondTrip(
        tall(
          'whirling-dervish',
          'A whirling dervish, his white skirt opened like a bell',
          'Culture',
        ),
      ),
      beyondTrip(
        wide('pamukkale-terraces', 'Bathers in the white terraced pools of Pamukkale', 'Nature'),
      ),
      beyondTrip(
        tall('library-of-ephesus', 'The library of Celsus at Ephesus in afternoon sun', 'History'),
      ),
      tall(
        'hammam',
        'Two women at the warm stone of a hammam, light falling through its starry dome',
        'Wellness',
      ),
      tall('galata-tower', 'Galata Tower above a lamplit Istanbul street and its cats', 'Views'),
    ],
  },
  gallery: {
    position: 2,
    region: 'europe',
    tileHeight: 320,
    blurb:
      "Domes, spices and a fortress on the Bosphorus, then balloons over Cappadocia and a hammam at the end of the day. Few countries change so much in an hour's flight. The last pictures are from beyond our trip.",
    tagline: 'Bazaars, balloons, boats on the Bosphorus',
    invitation: 'Discover',
    categories: [
      'Architecture',
      'Adventure',
      'Markets',
      'Views',
      'Food',
      'Culture',
      'Nature',
      'History',
      'Wellness',
    ],
  },
  page: { places: 'Istanbul & Cappadocia' },
})
