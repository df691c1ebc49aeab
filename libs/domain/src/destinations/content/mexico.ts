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

export const mexico = defineDestination({
  slug: 'mexico',
  name: 'Mexico',
  availability: 'coming-soon',
  trip: {
    id: 6,
    title: 'Mexico, Pink Stone to Deep Water',
    description:
      'Eight days from the pink towers of San Miguel and the painted hill of Guanajuato to the cenotes of Yucatán. The first half is high, cool and colonial; the second is Maya, warm, and partly in the water. One flight joins the two, and you fly home from the Caribbean coast, so you never double back.',
    destination: 'San Miguel, Guanajuato & Yucatán, Mexico',
    region: 'americas',
    duration: 8,
    price: 300000,
    departureMonths: 'August & November',
    groupSize: '8-12 People',
    pictures: ['papel-picado-street', 'cenote', 'chichen-itza'],
    highlights: [
      "Teotihuacan's Avenue of the Dead in the first hour of the day",
      'Paper flags cut with hammer and chisel in a San Miguel workshop',
      "Guanajuato's tunnels, alleys and evening minstrels",
      'Cochinita from the pit and a morning of market cooking in Mérida',
      'Chichén Itzá at opening time, with a Maya archaeologist',
      'A swim in a village cenote, among swallows and hanging roots',
      "The cliff temple of Tulum, and a float down a canal the Maya dug at Sian Ka'an",
    ],
    itinerary: [
      {
        day: 1,
        title: 'A soft landing in Condesa',
        description:
          'Mexico City lies at 2,240 m, so the first evening has no hills and no hurry. We meet at 4 pm and walk the oval of Avenida Amsterdam and the art deco around Parque México under its jacarandas. Dinner is in Roma Norte, twenty minutes away on foot, and the night is an early one.',
        accommodation: 'Garden hotel in a 1930s house in Condesa, Mexico City, one night',
        included: 'Airport transfer, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'The city whose name is lost',
        description:
          'Nobody knows what its builders called Teotihuacan. It is 50 km north-east of the capital, an hour and a quarter before the traffic, and its avenue, 2 km from the Citadel to the Pyramid of the Moon, is still cool and quiet at eight. After an early lunch of barbacoa in a village nearby, it is three and a half hours west on the Arco Norte motorway to San Miguel de Allende. At dusk the pink Parroquia lights up at the end of our street.',
        accommodation:
          'Courtyard house in the centre of San Miguel de Allende, first of two nights',
        included: 'Breakfast, Teotihuacan entrance and guide, lunch, dinner',
      },
      {
        day: 3,
        title: 'Pink stone, cut paper',
        description:
          "The Parroquia's façade is the work of a local mason who, they say, had only postcards of Gothic churches to go by; at seven in the morning you can stand before it and judge for yourself. Later a family of paper cutters puts a chisel in your hand and fifty sheets of tissue paper under it, and by noon you have a string of flags. The afternoon is free for galleries, a rooftop or a nap. Dinner is chiles en nogada in season, or whatever the cook found at the market.",
        accommodation: 'Courtyard house in San Miguel de Allende, second night',
        included: 'Breakfast, paper workshop, lunch, dinner',
      },
      {
        day: 4,
        title: 'The painted hill',
        description:
          'Guanajuato is an hour and a half away. Much of its traffic runs underground, in the old bed of the river, and leaves the alleys to people on foot. We visit the house where Diego Rivera was born, ride the funicular to the Pípila for the view that everyone paints, and climb down the steps of one of the mines that paid for it all. At night we follow a band of student minstrels, in velvet and out of tune, from alley to alley.',
        accommodation: "Hotel in a former silver merchant's house in Guanajuato, one night",
        included: 'Breakfast, entrances and funicular, lunch, dinner, callejoneada',
      },
      {
        day: 5,
        title: 'Down to Yucatán',
        description:
          "Guanajuato's airport, near León, is forty minutes away, and the flight to Mérida takes about two hours. The air at the other end is warm and smells of limes. We rest until five and then walk the Paseo de Montejo, past the palaces that sisal rope paid for. Dinner is cochinita pibil, pork that has been in the ground since morning, wrapped in leaves.",
        accommodation:
          'Town house with a pool near Parque Santa Lucía in Mérida, first of two nights',
        included: 'Breakfast, flight to Mérida, light lunch, guided walk, dinner',
      },
      {
        day: 6,
        title: 'Market, kitchen and cenote',
        description:
          'A cook takes us through the Lucas de Gálvez market for sour oranges, achiote and the small green chilli that deserves respect, and lunch is what we make of them. When the day is hottest we drive an hour south-east to a village near Homún, where a ladder goes down into a cenote, 20 m across and very clear. The evening in Mérida is for the square and its dancers, and a late supper.',
        accommodation: 'Town house in Mérida, second night',
        included: 'Breakfast, cooking class with lunch, cenote entrance, supper',
      },
      {
        day: 7,
        title: 'Chichén Itzá and the coast',
        description:
          'We leave at half past six and reach Chichén Itzá, 120 km east, as the gates open at eight: two and a half hours with an archaeologist from the next village, and out before the buses from the coast. Lunch is in Valladolid, forty-five minutes on, beside the convent of San Bernardino. Tulum is another hour and a half, and the clock moves forward an hour at the state line. There is time to swim before the farewell dinner, which is fish grilled over coconut husk.',
        accommodation: 'Small hotel behind the dunes at Tulum, one night',
        included: 'Breakfast box, Chichén Itzá entrance and guide, lunch, farewell dinner',
      },
      {
        day: 8,
        title: 'The temple on the cliff',
        description:
          "At eight we are at the ruins of Tulum, a walled Maya port on a low cliff, with the reef in front of it. Then it is half an hour south to Muyil, at the edge of the Sian Ka'an reserve, where a canal dug by Maya traders carries you along with no effort of your own, in a life jacket worn upside down. Lunch is by the lagoon. Cancún airport is two hours away, for flights after 7 pm.",
        accommodation: 'N/A',
        included: "Breakfast, Tulum and Sian Ka'an entrances, boat, lunch, airport transfer",
      },
    ],
    includedItems: [
      'Seven nights with a room of your own, from Condesa to Tulum',
      'Flight from León to Mérida',
      'Every meal from dinner on day 1 to lunch on day 8, with drinks at the first dinner',
      'Paper-cutting workshop and Yucatecan cooking class',
      'Archaeologist guides at Teotihuacan and Chichén Itzá',
      "Entrances, the cenote, and the boat at Sian Ka'an",
      'A host throughout and all road transfers in a private vehicle',
    ],
    excludedItems: [
      'International flights into Mexico City and out of Cancún',
      'Travel insurance',
      'Visa fees, and transit visas for the route you choose',
      'Alcohol after the welcome dinner',
      'Balloon flights, diving and other extras',
      'Shopping, and sending it home',
      'Gratuities for host, guides and drivers',
    ],
    practicalFacts: {
      weather: {
        months: [
          weather('Mexico City', 8, 23, 12, 169, 23),
          weather('Mexico City', 9, 22, 12, 145, 19),
          weather('Mexico City', 11, 22, 8, 12, 4),
          weather('Mérida', 8, 35, 21, 139, 13),
          weather('Mérida', 9, 34, 21, 174, 14),
          weather('Mérida', 11, 32, 19, 61, 6),
          weather('Cancún, north of Tulum', 8, 34, 25, 110, 10),
          weather('Cancún, north of Tulum', 9, 33, 25, 225, 14),
          weather('Cancún, north of Tulum', 11, 30, 23, 132, 12),
        ],
        sources: [
          climateNormals('Mexico City', 279),
          climateNormals('Mérida', 1290),
          climateNormals('Cancún', 1209),
        ],
      },
      flights: {
        routes: [
          {
            from: 'Delhi',
            to: 'Mexico City (MEX), and back from Cancún (CUN)',
            stops: 1,
            note: 'A change in the US or Canada may need a transit visa.',
          },
          {
            from: 'Mumbai',
            to: 'Mexico City (MEX), and back from Cancún (CUN)',
            stops: 1,
            note: 'A change in the US or Canada may need a transit visa.',
          },
        ],
        sources: [
          source(
            'Visit Visa Guide, from India to Mexico',
            'https://visitvisaguide.com/mexico/how-to-visit-mexico-from-india',
          ),
        ],
      },
      arrivals: [
        {
          duration: 8,
          arriveAt: 'Mexico City (MEX)',
          arriveBy: '13:30',
          leaveFrom: 'Cancún (CUN)',
          leaveAfter: '19:00',
        },
      ],
      visa: {
        kind: 'embassy',
        how: 'If you hold a valid US visa, or are a permanent resident of the US, Canada, Japan, the UK or a Schengen country, you need no visa for Mexico as a tourist. Otherwise, apply to the Embassy of Mexico in New Delhi, with bank statements of the last six months, tax returns and your flight booking.',
        processing: 'Two working days once the papers are complete',
        workingDays: 2,
        sources: [
          source(
            'Embassy of Mexico in India: visas',
            'https://embamex.sre.gob.mx/india/index.php/en/consular-section/visas',
          ),
        ],
      },
      walking: [
        { duration: 8, day: 1, kilometres: 3, note: 'Flat, at 2,240 m' },
        { duration: 8, day: 2, kilometres: 5, note: 'The avenue of Teotihuacan, there and back' },
        { duration: 8, day: 3, kilometres: 3, note: 'Cobbles' },
        { duration: 8, day: 4, kilometres: 5, note: 'Steep alleys, and steps into a mine' },
        { duration: 8, day: 5, kilometres: 3, note: 'Flat, in the evening' },
        { duration: 8, day: 6, kilometres: 2, note: 'A market, and a ladder into the cenote' },
        { duration: 8, day: 7, kilometres: 4, note: 'Level paths at Chichén Itzá, little shade' },
        { duration: 8, day: 8, kilometres: 3, note: 'Level paths at Tulum, boardwalk at Muyil' },
      ],
      food: {
        vegetarian: {
          level: 'with-notice',
          note: 'Corn, beans, cheese, squash and eggs, and the host asks each kitchen about lard and stock. When the others have barbacoa or cochinita, your tortillas have a vegetable filling.',
        },
        jain: {
          level: 'hard',
          note: 'We can arrange plain tortillas, rice, cheese, avocado and fruit, but few cooked dishes without onion and garlic. In the cooking class you make your own paste.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Corn, beans without lard, mushrooms, squash blossom and fruit. Tell us when you book.',
        },
        halal: {
          level: 'hard',
          note: 'There is no halal meat on this route. You get fish, eggs and vegetables from separate pans; tell us when you book.',
        },
      },
      meetings: [{ duration: 8, place: 'Condesa, Mexico City', time: '16:00' }],
      stays: [
        {
          duration: 8,
          what: 'Garden hotel in a 1930s house',
          where: 'Condesa, Mexico City',
          nights: 1,
          picture: '/art/days/mexico/condesa-evening.svg',
        },
        {
          duration: 8,
          what: 'Courtyard house in the centre',
          where: 'San Miguel de Allende',
          nights: 2,
          picture: '/art/gallery/mexico/papel-picado-street.svg',
        },
        {
          duration: 8,
          what: "Hotel in a former silver merchant's house",
          where: 'Guanajuato',
          nights: 1,
        },
        {
          duration: 8,
          what: 'Town house with a pool near Parque Santa Lucía',
          where: 'Mérida',
          nights: 2,
          picture: '/art/days/mexico/paseo-de-montejo.svg',
        },
        {
          duration: 8,
          what: 'Small hotel behind the dunes',
          where: 'Tulum',
          nights: 1,
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'A driver with your name on a sign meets you at the airport in Mexico City.',
        'We drive by day and in our own vehicle, and evening walks are with the group.',
      ],
      costs: {
        items: [travelInsurance('americas', 8), suggestedGratuities(8, 'host, guides and drivers')],
        without: 'your flights and the visa',
        sources: [...insuranceSources],
      },
      questions: [
        {
          question: 'Does the altitude matter?',
          answer:
            'Mexico City is at 2,240 m, which is why the first evening is short and flat. From day 5 on you are in the lowlands. If you have a heart or lung condition, ask your doctor first.',
        },
        {
          question: 'Do I have to swim in the cenote?',
          answer:
            "No. There are life jackets for those who want one, and you can stay on dry land. On the canal at Sian Ka'an everyone floats in a life jacket.",
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 8,
      stops: [
        { name: 'Mexico City', latitude: 19.4285, longitude: -99.1277, days: [1, 2], nights: 1 },
        { name: 'Teotihuacan', latitude: 19.6917, longitude: -98.8417, days: [2] },
        {
          name: 'San Miguel de Allende',
          latitude: 20.9153,
          longitude: -100.7439,
          days: [2, 3, 4],
          nights: 2,
        },
        { name: 'Guanajuato', latitude: 21.0186, longitude: -101.2591, days: [4, 5], nights: 1 },
        { name: 'Mérida', latitude: 20.967, longitude: -89.6232, days: [5, 6, 7], nights: 2 },
        { name: 'Homún', latitude: 20.7392, longitude: -89.2849, days: [6] },
        { name: 'Chichén Itzá', latitude: 20.6827, longitude: -88.5687, days: [7] },
        { name: 'Valladolid', latitude: 20.6881, longitude: -88.1994, days: [7] },
        { name: 'Tulum', latitude: 20.2117, longitude: -87.4633, days: [7, 8], nights: 1 },
        { name: 'Cancún airport', latitude: 21.0394, longitude: -86.8743, days: [8] },
      ],
      legs: [
        { from: 'Mexico City', to: 'Teotihuacan', by: 'road' },
        { from: 'Teotihuacan', to: 'San Miguel de Allende', by: 'road' },
        { from: 'San Miguel de Allende', to: 'Guanajuato', by: 'road' },
        { from: 'Guanajuato', to: 'Mérida', by: 'plane' },
        { from: 'Mérida', to: 'Homún', by: 'road', andBack: true },
        { from: 'Mérida', to: 'Chichén Itzá', by: 'road' },
        { from: 'Chichén Itzá', to: 'Valladolid', by: 'road' },
        { from: 'Valladolid', to: 'Tulum', by: 'road' },
        { from: 'Tulum', to: 'Cancún airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Mexico',
    numbers: [{ label: 'Police, ambulance and fire', number: '911' }],
    missions: [{ label: 'Embassy of India, Mexico City', number: '+52 55 5531 1050' }],
  },
  packing: [
    { key: 'sun', label: 'Hat and sun cream for the ruins' },
    { key: 'swimwear', label: 'Swimwear for the cenotes' },
  ],
  plugs: 'A and B',
  quizProfile: {
    styles: { curious: 1, 'at-table': 1, outdoors: 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      sea: 0.5,
      wildlife: 0.5,
      cooking: 1,
      rituals: 0.5,
      journeys: 0.5,
    },
  },
  pictures: {
    hero: 'The cliff-top Maya temple of Tulum above a turquoise beach',
    card: 'The painted houses of Guanajuato stacked up their hillside',
    dayPhotos: [
      wide('condesa-evening', 'Friends under the trees of Avenida Amsterdam as the lamps come on'),
      wide('teotihuacan', 'The avenue of Teotihuacan leading to the Pyramid of the Moon'),
      wide('paseo-de-montejo', 'A pink palace on the Paseo de Montejo in Mérida at sunset'),
    ],
    days: [
      'condesa-evening',
      'teotihuacan',
      'papel-picado-street',
      'card',
      'paseo-de-montejo',
      'cenote',
      'chichen-itza',
      'hero',
    ],
    photos: [
      tall('cenote', 'A swimmer in a shaft of sun in a cenote hung with roots'),
      wide('chichen-itza', 'The stepped pyramid of Chichén Itzá above the morning mist'),
      tall('papel-picado-street', "Paper flags over a street to San Miguel's pink church"),
    ],
  },
  gallery: null,
  page: null,
})
