import {
  clubPractices,
  ownRooms,
  suggestedGratuities,
  insuranceSources,
  source,
  travelInsurance,
  weather,
} from '../shared-facts.ts'
import { defineDestination, tall, wide } from '../define-destination.ts'

export const albania = defineDestination({
  slug: 'albania',
  name: 'Albania',
  availability: 'coming-soon',
  trip: {
    id: 8,
    title: 'Slate and Sea: Albania',
    description:
      'A loop through the stone cities of Berat and Gjirokastër to the bays of the Ionian, and back over the Llogara pass. May is green, the Vjosa runs high, and the beaches are open before the umbrellas are. Evenings are spent as Albanians spend them: walking slowly, then eating for a long time.',
    destination: 'Berat, Gjirokastër & the Riviera, Albania',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'May',
    groupSize: '8-12 People',
    pictures: ['byllis-theatre', 'gjirokaster-bazaar', 'ksamil-islands'],
    highlights: [
      'The evening xhiro along the Osum, with all of Berat taking part',
      "Onufri's icons, with their particular red, inside Berat's inhabited castle",
      'The theatre of Byllis, 500 m above the valley of the Vjosa',
      "A night in one of Gjirokastër's fortified tower houses",
      'A boat among the islets of Ksamil in the last quiet weeks before summer',
      'The old road over the Llogara pass, which the new tunnel has left to those who enjoy it',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Berat, window over window',
        description:
          'We meet at Tirana airport at 1 pm and drive south for two hours, past bunkers that now store hay. The white houses of Mangalem climb their slope above the Osum, and ours is one of them. Towards seven the whole town comes out on the boulevard for the xhiro, the evening stroll, and we join in as far as the Gorica bridge. Dinner is in a courtyard, with pulës, a white grape that hardly leaves these hills.',
        accommodation: 'Ottoman house in the Mangalem quarter of Berat, one night',
        included: 'Airport transfer, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'Byllis and the wild river',
        description:
          "Families still live inside Berat's castle, and in its old cathedral hang the icons of Onufri, painted in the sixteenth century in a red that nobody has quite copied. An hour and a half by hill roads brings us to Byllis, an Illyrian city on a plateau, with a theatre for 7,500 and often not one other visitor; we picnic there. Then we follow the Vjosa upstream, braided grey and turquoise and a national park since 2023, and reach Gjirokastër in under two hours. Before dinner the Skenduli house, with its nine chimneys and its hundred small rules about guests, explains the town.",
        accommodation: 'Fortified tower house in the old town of Gjirokastër, one night',
        included: 'Breakfast, entrances, picnic lunch, dinner of qifqi and mountain lamb',
      },
      {
        day: 3,
        title: 'Down to the Ionian',
        description:
          "Early, while the slate roofs are still wet, we go up to Gjirokastër's castle, its vaults of captured cannon and its clock tower over the Drino. An hour and a half later we reach the sea, with small boats to the islets of Ksamil, a cold, clean swim, and a lunch of mussels from the Butrint lagoon. Ancient Butrint itself is ten minutes away, for those who prefer ruins to towels. We drive the coast to Himarë, two hours with the sun on the water, in time for dinner over the bay.",
        accommodation: 'Small hotel above the beach in Himarë, one night',
        included: 'Breakfast, castle entrance, boat, lunch, Butrint entrance, dinner',
      },
      {
        day: 4,
        title: 'Over Llogara',
        description:
          'A last swim, then the road climbs from Dhërmi in long loops to the Llogara pass, 1,027 m above the water it started from. On a clear morning Corfu lies to the south, and the bare spine of Karaburun runs out to the west. We eat under the pines on the far side, where the lamb has been on its spit since breakfast. Tirana airport is about three hours further, by way of Vlorë, for flights after 6 pm.',
        accommodation: 'N/A',
        included: 'Breakfast, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in Berat, Gjirokastër and Himarë, each with a room of your own',
      'Three breakfasts, three lunches and three dinners, with drinks at the welcome dinner',
      'Boat to the islets of Ksamil',
      'Entrances to both castles, the Onufri museum, Byllis, the Skenduli house and Butrint',
      'An English-speaking host throughout and local guides in Berat and Gjirokastër',
      'Private minibus for the whole loop, airport to airport',
    ],
    excludedItems: [
      'International flights to and from Tirana',
      'Travel insurance',
      'The visa for Albania',
      'Wine and raki after the welcome dinner',
      'Kilims, carvings and other shopping',
      'Gratuities',
    ],
    practicalFacts: {
      weather: {
        months: [weather('Tirana', 5, 25, 13, 99, 12)],
        sources: [
          source(
            'Climate of Tirana 1991-2020, Climates to Travel',
            'https://www.climatestotravel.com/climate/albania/tirana',
          ),
          source(
            'Rain in Tirana, Ryoko',
            'https://ryoko.info/01en/temperature/albania/albania.html',
          ),
        ],
      },
      flights: {
        routes: [
          { from: 'Delhi', to: 'Tirana (TIA)', stops: 1, note: 'Change in Istanbul or Dubai.' },
          { from: 'Mumbai', to: 'Tirana (TIA)', stops: 1, note: 'Change in Istanbul or Dubai.' },
        ],
        sources: [
          source(
            'Mint Lounge on direct flights from the Gulf to Tirana, 2024',
            'https://www.livemint.com/mint-lounge/ideas/albania-travel-theth-valbon-trekking-balkan-europe-11729174929771.html',
          ),
          source(
            'Sabah, daily flights from Istanbul to Tirana',
            'https://www.sabah.com.tr/ekonomi/thy-tiran-seferlerini-yeniden-baslatti-7510614',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Tirana (TIA)',
          arriveBy: '12:15',
          leaveFrom: 'Tirana (TIA)',
          leaveAfter: '18:00',
        },
      ],
      visa: {
        kind: 'online',
        how: 'Apply for an e-visa at e-visa.al, with your passport, a photograph, return flight, hotel bookings, bank statements and travel insurance. If you hold a valid multiple-entry Schengen visa, you need no other.',
        processing: '10 to 15 working days',
        workingDays: 15,
        stayDays: 90,
        sources: [
          source('Albania, Ministry for Europe and Foreign Affairs: e-visa', 'https://e-visa.al'),
          source(
            'Dinamalar on the tourist visa for Albania',
            'https://www.dinamalar.com/amp/world-news-nri-ta/europe/tourist-places-and-informations/procedure-for-obtaining-a-tourist-visa-to-albania/18440',
          ),
          source(
            'NatVisa, Albania for Indian citizens',
            'https://www.natvisa.com/albania-blog/indian-citizens',
          ),
        ],
      },
      walking: [
        { duration: 4, day: 1, kilometres: 3, note: 'The evening walk along the river' },
        {
          duration: 4,
          day: 2,
          kilometres: 4,
          note: 'Castle lanes and a ruined city, uneven stone',
        },
        { duration: 4, day: 3, kilometres: 4, note: 'Up to a castle, then beach or ruins' },
        { duration: 4, day: 4, kilometres: 1, note: 'A day on the road' },
      ],
      food: {
        vegetarian: {
          level: 'easy',
          note: 'Pies, beans, peppers, aubergine, cheese and salads. When the others have lamb, on days 2 and 4, you have qifqi, the rice balls of Gjirokastër, and baked vegetables.',
        },
        jain: {
          level: 'hard',
          note: 'We can arrange bread, cheese, yoghurt, olives, grilled vegetables and fruit, but few cooked dishes without onion and garlic. Bring what you cannot do without.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Beans, vegetables, olives and bread. Tell us when you book, and the cheese stays off your plate.',
        },
        halal: {
          level: 'with-notice',
          note: 'Tell us when you book, and the host asks each house about its meat. Where it is not halal, you get fish and vegetables.',
        },
      },
      meetings: [{ duration: 4, place: 'Tirana airport', time: '13:00' }],
      stays: [
        {
          duration: 4,
          what: 'Ottoman house in the Mangalem quarter',
          where: 'Berat',
          nights: 1,
        },
        {
          duration: 4,
          what: 'Fortified tower house in the old town',
          where: 'Gjirokastër',
          nights: 1,
          picture: '/art/gallery/albania/gjirokaster-bazaar.svg',
        },
        {
          duration: 4,
          what: 'Small hotel above the beach',
          where: 'Himarë',
          nights: 1,
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'You meet the group at the airport in Tirana, and our own minibus takes you from airport to airport.',
      ],
      costs: {
        items: [
          { item: 'Return flight from India', from: 35_000, to: 40_000, note: 'A typical fare' },
          travelInsurance('europe', 4),
          suggestedGratuities(4, 'host, guides and driver'),
        ],
        without: 'the visa',
        sources: [
          source(
            'NDTV, return fares from India to Albania',
            'https://www.ndtv.com/lifestyle/no-schengen-visa-cheap-flights-why-this-european-country-saw-a-103-jump-in-indian-travellers-in-a-year-10799583',
          ),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: 'How long are the drives?',
          answer:
            'Two hours on day 1; three and a half on days 2 and 3, each time in two parts; and on day 4 the Llogara pass, with three more hours after it. The coast road has many bends, so sit in front if you tend to get carsick.',
        },
        {
          question: 'Is there time for both the boat and Butrint?',
          answer:
            'Yes. The boat to the islets is for everyone. Later you choose: ancient Butrint, ten minutes away and included in the price, or more time on the beach.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 4,
      stops: [
        { name: 'Tirana airport', latitude: 41.4147, longitude: 19.7206, days: [1, 4] },
        { name: 'Berat', latitude: 40.7058, longitude: 19.9522, days: [1, 2], nights: 1 },
        { name: 'Byllis', latitude: 40.5403, longitude: 19.7375, days: [2] },
        { name: 'Gjirokastër', latitude: 40.0758, longitude: 20.1389, days: [2, 3], nights: 1 },
        { name: 'Ksamil', latitude: 39.7689, longitude: 19.9997, days: [3] },
        { name: 'Himarë', latitude: 40.1017, longitude: 19.7447, days: [3, 4], nights: 1 },
        { name: 'Llogara pass', latitude: 40.1986, longitude: 19.5917, days: [4] },
      ],
      legs: [
        { from: 'Tirana airport', to: 'Berat', by: 'road' },
        { from: 'Berat', to: 'Byllis', by: 'road' },
        { from: 'Byllis', to: 'Gjirokastër', by: 'road' },
        { from: 'Gjirokastër', to: 'Ksamil', by: 'road' },
        { from: 'Ksamil', to: 'Himarë', by: 'road' },
        { from: 'Himarë', to: 'Llogara pass', by: 'road' },
        { from: 'Llogara pass', to: 'Tirana airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Albania',
    numbers: [
      { label: 'Police, ambulance and fire', number: '112' },
      { label: 'Police', number: '129' },
      { label: 'Ambulance', number: '127' },
      { label: 'Fire', number: '128' },
    ],
    missions: [{ label: 'Embassy of India, Tirana', number: '+355 69 744 3684' }],
  },
  packing: [
    { key: 'river-shoes', label: 'Shoes that may get wet at the river' },
    { key: 'swimwear', label: 'Swimwear for the Ionian coast' },
  ],
  plugs: 'C and F',
  quizProfile: {
    styles: { unhurried: 1, curious: 1, 'at-table': 0.5, outdoors: 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      sea: 1,
      mountains: 0.5,
      countryside: 0.5,
      cooking: 0.5,
      journeys: 1,
    },
  },
  pictures: {
    hero: 'The thousand windows of Berat rising above the Osum river',
    card: 'The Llogara road winding down to the Albanian Riviera',
    days: ['hero', 'byllis-theatre', 'ksamil-islands', 'card'],
    photos: [
      wide('ksamil-islands', 'Rowing boats in clear water off the islets of Ksamil'),
      tall('byllis-theatre', 'The ancient theatre of Byllis high above the braided Vjosa'),
      tall('gjirokaster-bazaar', 'A cobbled bazaar lane in Gjirokastër below its castle'),
    ],
  },
  gallery: null,
  page: null,
})
