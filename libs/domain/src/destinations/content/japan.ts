import { defineDestination, tall, wide } from '../define-destination.ts'

export const japan = defineDestination({
  slug: 'japan',
  name: 'Japan',
  availability: 'coming-soon',
  trip: {
    id: 7,
    title: 'Japan by Rail and Lantern Light',
    description:
      'Eight days by rail from old Tokyo to Fuji, Kyoto and a night in a mountain temple on Koyasan. We go early to the places that everybody knows, late to the ones that nobody hurries to, and send the suitcases ahead so that you travel with a small bag. You fly into Tokyo and out of Osaka, so no day is spent going back.',
    destination: 'Tokyo, Fuji Five Lakes, Kyoto & Koyasan, Japan',
    region: 'asia',
    duration: 8,
    price: 300000,
    departureMonths: 'July & October',
    spotsLeft: 0,
    groupSize: '8-12 People',
    pictures: ['shinkansen-and-fuji', 'fushimi-inari-gates', 'ramen-counter', 'tea-ceremony'],
    highlights: [
      'Sensō-ji in Asakusa before the shop shutters go up',
      'A hot-spring bath and a kaiseki dinner on the shore of Lake Kawaguchi',
      'The torii of Fushimi Inari at six in the morning, right to the top of the mountain',
      'Seated meditation with a priest in a Zen sub-temple at Daitoku-ji',
      'Matcha ground on a stone mill in Uji, after the deer and lanterns of Nara',
      'Two kilometres of cedars and moss in the cemetery of Okunoin, walked at dusk',
      'A night in temple lodgings, and the morning service with the monks',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Old Tokyo',
        description:
          'We meet at 4 pm in Ueno, forty minutes from Haneda and a little over an hour from Narita. Yanaka, next door, is the part of the city that fires and bombs mostly missed: wooden houses, temple walls, a cat on most of them. We walk down the market street for croquettes and end at a small izakaya, where the ordering is done for you the first time only.',
        accommodation: 'Small modern hotel near Ueno Park, first of two nights',
        included: 'Airport rail ticket, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Two shrines and a print',
        description:
          'Sensō-ji at seven is incense, pigeons and grandmothers. The Ginza line then crosses the city in half an hour to Omotesandō, for the forest that volunteers planted around Meiji Jingu a century ago. After soba we spend the hot hours indoors with a woodblock printer, and each of us pulls a small print to keep. The evening is yakitori at a counter under the railway arches of Yūrakuchō.',
        accommodation: 'Small modern hotel near Ueno Park, second night',
        included: 'Breakfast, metro pass, printing workshop, lunch, dinner',
      },
      {
        day: 3,
        title: 'A room with a mountain',
        description:
          'The direct train from Shinjuku to the Fuji Five Lakes takes just under two hours. Off at Shimoyoshida for the 400 steps to the Chūreitō pagoda, which is worth climbing even on the days when Fuji stays behind its cloud. Lunch is hōtō, thick noodles in pumpkin and miso, and the ryokan on Lake Kawaguchi has our yukata laid out by three. Bathe, eat nine small courses, bathe again.',
        accommodation: 'Hot-spring ryokan on Lake Kawaguchi, one night',
        included: 'Breakfast, limited express, lunch, kaiseki dinner, hot-spring baths',
      },
      {
        day: 4,
        title: 'West at 285 kilometres an hour',
        description:
          'The mountain shows itself most often between five and seven, and the lake path starts at the garden gate. A private coach takes an hour and a half to Mishima, and the shinkansen about two hours from there to Kyoto, with a bento on your knees. By three we are in our machiya lanes east of the Kamo. We stroll past the Yasaka Pagoda and along the Shirakawa canal as the lamps come on and have dinner in Pontochō, upstairs.',
        accommodation: 'Restored machiya town houses in Higashiyama, first of three nights',
        included: 'Breakfast, coach, reserved shinkansen seat, bento lunch, dinner',
      },
      {
        day: 5,
        title: 'The mountain of gates',
        description:
          'Fushimi Inari is open all night and busy from nine, so we start at six: 4 km up and around the 233 m summit, about two and a half hours with breakfast onigiri at the halfway view. At Daitoku-ji a priest teaches us to sit still for twenty-five minutes facing raked gravel. Lunch follows the stalls of Nishiki market, then the afternoon is yours; we will point out the second-hand kimono, the knife makers and the coffee. We meet again for dinner in Gion, on the public streets, as residents ask.',
        accommodation: 'Machiya in Higashiyama, second night',
        included: 'Breakfast, meditation session, market lunch, dinner',
      },
      {
        day: 6,
        title: 'Nara and a bowl of green',
        description:
          'Nara is forty-five minutes by train. We are at Tōdai-ji soon after it opens, before the school parties, and look up at a bronze Buddha of 15 m for as long as we like. A path through the deer park leads to Kasuga Taisha and its three thousand lanterns; lunch is in the merchants’ quarter of Naramachi. Halfway home is Uji, where you grind your own matcha and find out how slowly it comes.',
        accommodation: 'Machiya in Higashiyama, third night',
        included: 'Breakfast, train fares, temple entrances, lunch, matcha workshop, dinner',
      },
      {
        day: 7,
        title: 'Up to Koyasan',
        description:
          'The suitcases go straight to the airport and we go to the mountain: three hours by train by way of Osaka, the last five minutes by a very steep cable car. Koyasan lies at 800 m, noticeably cooler than the plain, with over a hundred temples around one street. We see the sliding doors of Kongōbu-ji, eat the monks’ vegetable cooking at half past five and walk into Okunoin with a priest as its lanterns are lit.',
        accommodation: 'Temple lodgings on Koyasan, tatami rooms with shared baths, one night',
        included: 'Breakfast, train and cable car, lunch, temple dinner, night walk',
      },
      {
        day: 8,
        title: 'The morning service',
        description:
          'At six the monks chant for half an hour, and you may sit at the back or join the incense line. Breakfast is rice, pickles, tofu and quiet. A private bus takes us down to Kansai airport in about two hours, where the luggage is waiting; flights from 1 pm are comfortable.',
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
    featured: false,
  },
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
    hero: 'Mount Fuji over Lake Kawaguchiko, framed by cherry blossom',
    card: 'Yasaka Pagoda at the end of a lantern-lit Kyoto lane',
    photos: [
      tall(
        'fushimi-inari-gates',
        'A walker in the tunnel of vermilion gates at Fushimi Inari',
        'Shrines',
      ),
      wide('miyajima-torii', 'The great torii of Miyajima standing in the evening tide', 'Views'),
      tall('arashiyama-bamboo', 'A cyclist on the path through Arashiyama’s bamboo', 'Nature'),
      wide('himeji-castle', 'Himeji’s white castle tiered above autumn maples', 'Architecture'),
      tall('omoide-yokocho', 'Red lanterns over a rainy alley of bars in Shinjuku', 'Nightlife'),
      tall('ramen-counter', 'A steaming bowl of ramen on a counter, seen from above', 'Food'),
      tall('tea-ceremony', 'Tea being whisked by a round window onto a moss garden', 'Culture'),
      wide('snow-monkeys', 'Snow monkeys soaking in a hot spring while snow falls', 'Wildlife'),
      wide(
        'shirakawa-go',
        'Steep thatched farmhouses of Shirakawa-go lit on a snowy night',
        'Villages',
      ),
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
      'A thousand gates in a row, lanterns over a wet alley, tea made slowly and trains that are not slow at all. In winter there is snow on thatched roofs, and on the monkeys.',
    tagline: 'Vermilion gates, bamboo, hot springs in snow',
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
      'Villages',
      'Transportation',
    ],
  },
  page: null,
})
