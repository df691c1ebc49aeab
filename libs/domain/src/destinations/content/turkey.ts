import { defineDestination, tall, wide } from '../define-destination.ts'

export const turkey = defineDestination({
  slug: 'turkey',
  name: 'Turkey',
  availability: 'open',
  trip: {
    id: 1,
    title: 'Hidden Gems of Turkey',
    description:
      'An evening on the Bosphorus, then the valleys of Cappadocia on foot, underground and by balloon. We keep to the lanes, churches and villages that the coaches drive past, and we give the balloons two mornings in case the wind disagrees. One night in Istanbul, two in a cave house in Göreme.',
    destination: 'Istanbul & Cappadocia, Turkey',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'August & October',
    spotsLeft: 3,
    groupSize: '8-12 People',
    pictures: ['galata-tower', 'balloon-over-goreme', 'turkish-breakfast', 'hammam'],
    highlights: [
      'A private boat up the Bosphorus as far as Rumeli Hisarı and home with the city lights',
      'A balloon flight at sunrise over Göreme, with a second morning held in reserve',
      'The Red and Rose valleys on foot in the last two hours of light',
      'The İznik tiles of the Rüstem Paşa Mosque, and the view from the Süleymaniye terrace',
      'Four levels below ground in the city of Kaymaklı, then lunch in the old Greek village of Mustafapaşa',
      'An afternoon in the hammam after the earliest start of the trip',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Istanbul, from the water',
        description:
          'We meet at 1 pm in Karaköy and walk across the Galata Bridge to the Rüstem Paşa Mosque, up a stair that most people miss, for its walls of İznik tulips. From there it is a steep fifteen minutes through the coppersmiths’ lanes to the Süleymaniye. At the end of the afternoon a private boat takes us up the Bosphorus past Ortaköy, the wooden yalıs of Kandilli and the towers of Rumeli Hisarı, two hours there and back. Dinner is in a Karaköy meyhane, meze by meze.',
        accommodation: 'Small design hotel in a former Karaköy bank, one night',
        included:
          'Airport transfer, guided walk, private Bosphorus boat, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Into the valleys',
        description:
          'A morning flight of about an hour and twenty minutes to Nevşehir or Kayseri, then forty-five minutes to an hour by road to Göreme. Lunch is late and the middle of the day is yours, because the valleys are best when the sun is low. We set out from Çavuşin and climb slowly through the Rose and Red valleys, about 5 km and 200 m of ascent, with torches for the carved columns of the Kolonlu Church. The path ends on the Kızılçukur ridge as the rock turns from pink to rust, and dinner is a testi kebab, broken open at the table.',
        accommodation: 'Restored cave house in Göreme, first of two nights',
        included: 'Breakfast, flight to Cappadocia, guided valley walk, lunch, dinner',
      },
      {
        day: 3,
        title: 'Above ground and below it',
        description:
          'We are collected about ninety minutes before sunrise and fly for around an hour, over the chimneys and, if the pilot likes the air, down into the valleys between them. After breakfast on the terrace it is thirty minutes by road to Kaymaklı, where stables, wine presses and millstone doors go down four levels. Lunch is in Mustafapaşa, once Sinasos, among Greek mansions with their paint still on. The late afternoon belongs to the hammam, and dinner to our own courtyard.',
        accommodation: 'Restored cave house in Göreme, second night',
        included: 'Balloon flight, breakfast, Kaymaklı entrance, lunch, hammam, dinner',
      },
      {
        day: 4,
        title: 'Frescoes, clay and home',
        description:
          'If the wind kept the balloons down yesterday, this is the second dawn. Either way, after breakfast we are at the Göreme Open Air Museum and go first to the Dark Church, whose frescoes kept their blue because so little daylight reached them. Avanos is fifteen minutes north: an hour at a potter’s wheel with red clay from the Kızılırmak, then lunch by the river. An afternoon flight brings us back to Istanbul by about 6 pm, in time for evening departures.',
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
      'A licensed guide throughout, all entrance fees and private transfers',
    ],
    excludedItems: [
      'International flights to and from Istanbul',
      'Travel insurance',
      'Visa fees where your passport needs one',
      'Alcohol after the welcome dinner',
      'Carpets, ceramics and other personal purchases',
      'Gratuities for guides, drivers and balloon crew',
    ],
    featured: true,
  },
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
    photos: [
      wide(
        'blue-mosque',
        'The domes and minarets of the Blue Mosque at violet dusk',
        'Architecture',
      ),
      tall(
        'balloon-over-goreme',
        'A striped balloon drifting close above a rose valley',
        'Adventure',
      ),
      tall('spice-bazaar', 'Cones of spice under glass lanterns in the Spice Bazaar', 'Markets'),
      wide('oludeniz-gulet', 'A wooden gulet at anchor in the blue lagoon of Ölüdeniz', 'Views'),
      tall(
        'turkish-breakfast',
        'A Turkish breakfast from above, with tea in tulip glasses',
        'Food',
      ),
      tall('whirling-dervish', 'A whirling dervish, his white skirt opened like a bell', 'Culture'),
      wide('pamukkale-terraces', 'Bathers in the white terraced pools of Pamukkale', 'Nature'),
      tall('library-of-ephesus', 'The library of Celsus at Ephesus in afternoon sun', 'History'),
      tall(
        'hammam',
        'Shafts of light falling through the star-pierced dome of a hammam',
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
      'Domes, bazaars and breakfasts that last until noon; then balloons over Cappadocia, white terraces of warm water and a coast to sail along. Few countries change so much in a day’s travel.',
    tagline: 'Bazaars, balloons, a coast for gulets',
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
