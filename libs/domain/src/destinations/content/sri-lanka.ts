import {
  ownRooms,
  practicesWith,
  suggestedGratuities,
  climateNormals,
  insuranceSources,
  source,
  travelInsurance,
  weather,
} from '../shared-facts.ts'
import { beyondTrip, defineDestination, tall, wide } from '../define-destination.ts'

const colomboAirport = { name: 'Colombo airport', latitude: 7.1808, longitude: 79.8841 }
const colombo = { name: 'Colombo', latitude: 6.9355, longitude: 79.8487 }
const dambulla = { name: 'Dambulla', latitude: 7.86, longitude: 80.6517 }
const sigiriya = { name: 'Sigiriya', latitude: 7.9495, longitude: 80.7504 }
const matale = { name: 'Matale', latitude: 7.4698, longitude: 80.6217 }
const kandy = { name: 'Kandy', latitude: 7.2906, longitude: 80.6336 }
const ella = { name: 'Ella', latitude: 6.8756, longitude: 81.0463 }
const yala = { name: 'Yala', latitude: 6.3728, longitude: 81.5169 }

const flightTimes = 'About an hour and a half from Chennai, and two and a half from Mumbai.'

export const sriLanka = defineDestination({
  slug: 'sri-lanka',
  name: 'Sri Lanka',
  availability: 'preview',
  trip: {
    id: 4,
    title: 'Sri Lankan Serenity',
    description:
      'Sea air in Colombo, drums at the temple in Kandy, and two game drives among the leopards of Yala. A train takes us up into the hills, and a little-used road down to the dry south. Four days are enough for all three, with about eleven hours on the road during the last two; eight days add the rock of Sigiriya and the slow train to Ella.',
    destination: 'Colombo, Kandy & Yala, Sri Lanka',
    region: 'asia',
    duration: 4,
    price: 200000,
    departureMonths: 'Nov-Mar',
    groupSize: '8-12 People',
    pictures: ['rice-and-curry', 'peradeniya-palms', 'temple-of-the-tooth', 'yala-leopard'],
    highlights: [
      "Pettah's spice lanes and the red-and-white Jami Ul-Alfar mosque, with a guide who shops there",
      'Reserved seats on a train into the hills, on the side with the view',
      'The evening puja at the Temple of the Tooth, with the drummers in the hall below',
      'A tea tasting in the hills where the leaves are grown',
      'Two game drives in Yala, one in the afternoon and one at dawn, four guests to a jeep',
      'A night under canvas within earshot of the Indian Ocean',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Colombo at walking pace',
        description:
          'We meet at the hotel at 1 pm; the airport is 35 km to the north, forty-five minutes by expressway. We spend the afternoon among the spice wholesalers of Pettah, at the candy-striped Jami Ul-Alfar mosque, and at Seema Malaka, the temple that Geoffrey Bawa set on the water of Beira Lake. At sunset all Colombo is on Galle Face Green, flying kites and eating prawn fritters, and so are we. The welcome dinner is crab curry, with bibs and without ceremony.',
        accommodation: 'Colonial-era town house in Cinnamon Gardens, one night',
        included: 'Airport transfer, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'The train to Kandy',
        description:
          'The intercity train leaves Fort station at about seven and takes a little under three hours; the best of the view is on the right, after Rambukkana. We walk under the royal palms and giant Java figs of the Peradeniya gardens, then drive up to Hantana for lunch and a tasting among the tea. In the evening we join the white-clad line at the Temple of the Tooth for the half-past-six puja, when the drums begin and the doors of the inner shrine are opened.',
        accommodation: "Planter's bungalow in the hills above Kandy, one night",
        included: 'Breakfast, train seat, garden and temple entrances, lunch, tea tasting, dinner',
      },
      {
        day: 3,
        title: 'Eighteen bends to the dry south',
        description:
          'It is a long road, so we leave at half past six with a picnic breakfast. The old eighteen bends take us down to Mahiyangana, and from there we go south through paddy and teak by way of Bibile and Monaragala: 240 km, close to six hours with a stop. Lunch is waiting at the camp near Palatupana. At three the jeeps go into the first block of Yala to look for leopards, elephants and crocodiles, until the park closes at six.',
        accommodation: 'Tented safari camp at Palatupana, near the gate of Yala, one night',
        included: 'Picnic breakfast, lunch, afternoon game drive, dinner at the fire',
      },
      {
        day: 4,
        title: 'Yala at first light',
        description:
          'We are at the gate when it opens at six, while the leopards are still out on the rocks and the peacocks have the road to themselves. By half past nine we are back for a long breakfast and a look at the ocean from the dunes. The Southern Expressway takes us to Colombo airport in about five hours, lunch inside the walls of Galle Fort included. We arrive at about 4 pm, so please book a flight after seven.',
        accommodation: 'N/A',
        included: 'Dawn game drive, breakfast, lunch on the road, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in rooms or tents of your own, in Colombo, Kandy and Yala',
      'All meals from dinner on day 1 to lunch on day 4, with drinks at the welcome dinner',
      'Reserved seats on the train from Colombo to Kandy',
      'Two game drives in Yala with jeep, driver, tracker and park fees',
      'A host, a licensed guide, and a private vehicle from airport to airport',
      'Entrance fees, temple offerings and the tea tasting',
    ],
    excludedItems: [
      'International flights',
      'Travel insurance',
      'Personal expenses',
      'Alcohol except welcome dinner',
      'Optional activities',
      'Gratuities',
      'Visa or electronic travel authorisation fees',
    ],
    extendedEdition: {
      description:
        'Colombo, two nights below the rock of Sigiriya, Kandy, the slow train to Ella, and the leopards of Yala at the end. The railway takes us into the hills, so the road down to the south is a short one.',
      highlights: [
        'The rock of Sigiriya, 1,200 steps, before the sun reaches the iron stairs',
        'Elephants by jeep, in whichever park they are in that week',
        'The evening puja at the Temple of the Tooth, with the drummers in the hall below',
        'Reserved seats on the slow train from Kandy to Ella',
        "Little Adam's Peak and the Nine Arches Bridge on foot, then a working tea factory",
        'Two game drives in Yala, one in the afternoon and one at dawn, four guests to a jeep',
        'A night under canvas within earshot of the Indian Ocean',
      ],
      itinerary: [
        {
          day: 1,
          title: 'A first evening in Colombo',
          description:
            'We meet at the hotel at 2 pm, forty-five minutes from the airport by expressway. We walk through the spice lanes of Pettah with a guide who shops there, past the striped brick of the Jami Ul-Alfar mosque. Towards sunset the kites go up on Galle Face Green, and dinner is hoppers, the bowl-shaped pancakes, with everything that goes into them.',
          accommodation: 'Colonial-era town house in Cinnamon Gardens, one night',
          included: 'Airport transfer, guided walk, welcome dinner with drinks',
        },
        {
          day: 2,
          title: 'North, and into the caves',
          description:
            'The drive to the dry zone takes about four hours with a stop, from coconut country to open paddy. At Dambulla a stair leads to five caves under one overhang, painted from wall to ceiling and kept by monks for more than two thousand years. Sigiriya is half an hour further, and we first see its rock from the lodge, across a lake with egrets.',
          accommodation: 'Garden lodge near Sigiriya, first of two nights',
          included: 'Breakfast, lunch on the road, cave temple entrance, dinner',
        },
        {
          day: 3,
          title: "The lion's paws",
          description:
            'At half past six we are at the water gardens, and 1,200 steps later at the top, before the sun reaches the iron stairs. Two giant paws are what is left of the lion gate, and the painted ladies of the fifth century still smile from the wall below. After a long rest, jeeps leave at three for Minneriya, Kaudulla or Hurulu: the trackers know which of them the elephants are in that week. Afternoon showers are possible in December, and the jeeps have roofs.',
          accommodation: 'Garden lodge near Sigiriya, second night',
          included: 'Breakfast, rock entrance and guide, lunch, elephant safari by jeep, dinner',
        },
        {
          day: 4,
          title: 'Down to Kandy for the drums',
          description:
            'Kandy is two and a half hours south, by way of a family in Matale who grow pepper, cocoa and cinnamon and cook lunch with them. The afternoon is for the royal palms of Peradeniya or a chair by the lake. At half past six the drums begin at the Temple of the Tooth, and we stand in line with everyone else, in white if we have it.',
          accommodation: "Planter's bungalow in the hills above Kandy, one night",
          included: 'Breakfast, spice garden lunch, garden and temple entrances, dinner',
        },
        {
          day: 5,
          title: 'The slow train to Ella',
          description:
            'The train leaves a little before nine and takes six to seven hours, so we bring lunch and a pack of cards. The tea begins after Nawalapitiya, the pine forest near the summit at Pattipola, 1,898 m up, and on the last stretch the whole south of the island lies below the window. Trains often run late here, so nothing else is planned, and dinner at the bungalow in Ella is ready whenever we arrive.',
          accommodation: 'Hillside bungalow near Ella, first of two nights',
          included: 'Breakfast, reserved train seat, picnic lunch, dinner',
        },
        {
          day: 6,
          title: 'Nine arches, one small peak',
          description:
            "Little Adam's Peak is a forty-minute climb through tea, best before eight. From there a footpath goes down to the Nine Arches Bridge, built of brick and stone without steel, in time for one of the morning trains. A tea maker shows us a working factory and what rolling does to a leaf. In the evening we learn to cook rice and curry, all six bowls of it.",
          accommodation: 'Hillside bungalow near Ella, second night',
          included:
            'Breakfast, guided walk, lunch, tea factory and tasting, cooking lesson with dinner',
        },
        {
          day: 7,
          title: 'Out of the hills to Yala',
          description:
            'The road drops past the Ravana falls to the plain, a little over two hours to our camp near Palatupana. There is time for lunch and an hour in the shade before the jeeps go in at three, four guests to each. Leopards are likely, though never promised; elephants, crocodiles and painted storks are as good as certain. Dinner is under the stars, with the sound of the ocean behind the dunes.',
          accommodation: 'Tented safari camp at Palatupana, near the gate of Yala, one night',
          included: 'Breakfast, lunch, afternoon game drive, farewell dinner at the fire',
        },
        {
          day: 8,
          title: 'A last drive at dawn',
          description:
            'The gate opens at six, and the first hours are the cool ones, when everything is still awake. After breakfast in camp the Southern Expressway brings us to Colombo airport by about 4 pm, with lunch on the way inside the walls of Galle Fort. Any flight after 7 pm is safe.',
          accommodation: 'N/A',
          included: 'Dawn game drive, breakfast, lunch on the road, airport transfer',
        },
      ],
      includedItems: [
        'Seven nights in rooms or tents of your own: Colombo one, Sigiriya two, Kandy one, Ella two, Yala one',
        'All meals from dinner on day 1 to lunch on day 8, with drinks at the welcome dinner',
        'Reserved seats on the train from Kandy to Ella',
        'Two game drives in Yala and one among elephants, with jeep, driver, tracker and park fees',
        'A host, a licensed guide, and a private vehicle from airport to airport',
        'Entrance fees, temple offerings, the cooking lesson and the tea tasting',
      ],
    },
    practicalFacts: {
      weather: {
        months: [
          weather('Colombo', 11, 30, 23, 414, 15),
          weather('Colombo', 12, 30, 23, 175, 10),
          weather('Kandy', 11, 28, 20, 296, 16),
          weather('Kandy', 12, 28, 20, 196, 14),
          {
            ...weather('Nuwara Eliya, in the hills before Ella', 12, 19, 11, 196, 15),
            duration: 8,
          },
        ],
        sources: [
          climateNormals('Colombo', 227),
          climateNormals('Kandy', 342),
          climateNormals('Nuwara Eliya', 343),
        ],
      },
      flights: {
        routes: [
          { from: 'Chennai', to: 'Colombo (CMB)', stops: 0, note: flightTimes },
          { from: 'Mumbai', to: 'Colombo (CMB)', stops: 0, note: flightTimes },
          { from: 'Delhi', to: 'Colombo (CMB)', stops: 0, note: flightTimes },
          { from: 'Bengaluru', to: 'Colombo (CMB)', stops: 0, note: flightTimes },
          { from: 'Hyderabad', to: 'Colombo (CMB)', stops: 0, note: flightTimes },
          { from: 'Kochi', to: 'Colombo (CMB)', stops: 0, note: flightTimes },
        ],
        sources: [
          source(
            "SriLankan Airlines' routes from India, ETV Bharat",
            'https://www.etvbharat.com/en/bharat/srilankan-airlines-plans-colombo-to-ahmedabad-direct-flights-to-enhance-partnership-with-air-india-enn26022405663',
          ),
          source(
            'Pixel Voyages, a travel blog, on the flights from Chennai and Mumbai',
            'https://pixelvoyages.com/tag/visas',
            '2026-11-26',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Colombo (CMB)',
          arriveBy: '11:00',
          leaveFrom: 'Colombo (CMB)',
          leaveAfter: '19:00',
        },
        {
          duration: 8,
          arriveAt: 'Colombo (CMB)',
          arriveBy: '12:00',
          leaveFrom: 'Colombo (CMB)',
          leaveAfter: '19:00',
        },
      ],
      visa: {
        kind: 'online',
        how: 'You need an Electronic Travel Authorization (ETA) before you fly, even for a few days. Apply at eta.gov.lk.',
        fee: 'Free for tourists with an Indian passport',
        processing: 'Usually a few hours',
        workingDays: 1,
        stayDays: 30,
        sources: [
          source('Sri Lanka, Department of Immigration and Emigration: ETA', 'https://eta.gov.lk'),
          source(
            'Dhaka Tribune on the rules since October 2025',
            'https://www.dhakatribune.com/world/394061/sri-lanka-requires-eta-for-all-short-stay-visitors',
          ),
          source(
            'A traveller from Mumbai on the ETA, APX News, 2024',
            'https://apxnews.in/travel-hacks-for-a-luxury-sri-lanka-trip-for-just-%e2%82%b91-5-lakh',
          ),
        ],
      },
      walking: [
        { duration: 4, day: 1, kilometres: 4, note: 'City pavements, flat' },
        { duration: 4, day: 2, kilometres: 4, note: 'Garden paths, and temple floors barefoot' },
        { duration: 4, day: 3, kilometres: 1, note: 'Six hours by road, then a jeep' },
        { duration: 4, day: 4, kilometres: 1, note: 'A jeep, then the road to the airport' },
        { duration: 8, day: 1, kilometres: 3, note: 'City pavements, flat' },
        { duration: 8, day: 2, kilometres: 2, note: 'The stair to the caves of Dambulla' },
        { duration: 8, day: 3, kilometres: 4, note: '1,200 steps up Sigiriya, before the heat' },
        { duration: 8, day: 4, kilometres: 3, note: 'Garden paths, and temple floors barefoot' },
        { duration: 8, day: 5, kilometres: 1, note: 'A day on the train' },
        { duration: 8, day: 6, kilometres: 6, hours: 3, note: 'A small peak and a footpath' },
        { duration: 8, day: 7, kilometres: 1, note: 'The road south, then a jeep' },
        { duration: 8, day: 8, kilometres: 1, note: 'A jeep, then the road to the airport' },
      ],
      food: {
        vegetarian: {
          level: 'easy',
          note: 'Rice with several vegetable curries and dal, every day. On the four-day trip the welcome dinner is crab, and yours is vegetable curry; on Galle Face Green there are fritters without prawns.',
        },
        jain: {
          level: 'with-notice',
          note: 'Tell us when you book: the kitchens in Kandy and in the camp then cook for you without onion, garlic and root vegetables, and your picnics are packed separately.',
        },
        vegan: {
          level: 'easy',
          note: 'Most curries are made with coconut milk, and hoppers come without egg. The host asks for sambols without Maldive fish.',
        },
        halal: {
          level: 'with-notice',
          note: 'Tell us when you book: the hotels in Colombo and Kandy then serve halal meat. In the camp you eat fish and vegetables.',
        },
        sources: [
          source(
            'Flight Centre, what one eats in Sri Lanka',
            'https://flightcentre.co.uk/window-seat/must-try-meals-sri-lanka',
          ),
          source(
            'Wild Frontiers, a vegan in Sri Lanka',
            'https://wildfrontierstravel.com/en_US/blog/a-vegan-voyage-in-sri-lanka',
          ),
        ],
      },
      meetings: [
        { duration: 4, place: 'At the hotel in Cinnamon Gardens, Colombo', time: '13:00' },
        { duration: 8, place: 'At the hotel in Cinnamon Gardens, Colombo', time: '14:00' },
      ],
      stays: [
        {
          duration: 4,
          what: 'Colonial-era town house',
          where: 'Cinnamon Gardens, Colombo',
          nights: 1,
        },
        {
          duration: 4,
          what: "Planter's bungalow in the hills",
          where: 'Above Kandy',
          nights: 1,
          picture: '/art/gallery/sri-lanka/temple-of-the-tooth.svg',
        },
        {
          duration: 4,
          what: 'Tented safari camp near the gate of Yala',
          where: 'Palatupana',
          nights: 1,
          rooms: 'A tent of your own',
          picture: '/art/gallery/sri-lanka/yala-leopard.svg',
        },
        {
          duration: 8,
          what: 'Colonial-era town house',
          where: 'Cinnamon Gardens, Colombo',
          nights: 1,
          picture: '/art/days/sri-lanka/galle-face-kites.svg',
        },
        {
          duration: 8,
          what: 'Garden lodge',
          where: 'Near Sigiriya',
          nights: 2,
          picture: '/art/days/sri-lanka/sigiriya-tank.svg',
        },
        {
          duration: 8,
          what: "Planter's bungalow in the hills",
          where: 'Above Kandy',
          nights: 1,
          picture: '/art/gallery/sri-lanka/temple-of-the-tooth.svg',
        },
        {
          duration: 8,
          what: 'Hillside bungalow',
          where: 'Near Ella',
          nights: 2,
          picture: '/art/gallery/sri-lanka/nine-arches-train.svg',
        },
        {
          duration: 8,
          what: 'Tented safari camp near the gate of Yala',
          where: 'Palatupana',
          nights: 1,
          rooms: 'A tent of your own',
          picture: '/art/gallery/sri-lanka/yala-leopard.svg',
        },
      ],
      rooms: { ...ownRooms, kind: 'own-or-tent' },
      womensSafety: [
        ...practicesWith('You have your own room every night, in Yala your own tent'),
        'Our driver waits at the airport with your name on a sign and takes you to the hotel.',
        "In Yala your tent is next to the host's. After dark the staff of the camp walk you to it.",
      ],
      costs: {
        items: [
          {
            item: 'Return flight from India',
            from: 12_000,
            to: 26_000,
            note: 'Booked early: less from south India, more from the north',
          },
          travelInsurance('asia', 4),
          travelInsurance('asia', 8),
          { item: 'Visa', from: 0, to: 0, note: 'The ETA is free with an Indian passport' },
          suggestedGratuities(4, 'guide, driver and trackers'),
          suggestedGratuities(8, 'guide, driver and trackers'),
        ],
        sources: [
          source(
            'Touracle, fares from India to Colombo',
            'https://www.touracle.in/how-to-plan-a-family-adventure-sri-lanka-under-45000',
          ),
          ...insuranceSources,
        ],
      },
      questions: [
        {
          question: 'Will I see a leopard?',
          answer:
            'Probably, but we cannot promise it. You have two game drives, in the afternoon and at dawn, with four guests to a jeep and a tracker. Elephants, crocodiles and many birds are close to certain.',
        },
        {
          question: 'What should I wear?',
          answer:
            'For the Temple of the Tooth, something light that covers shoulders and knees, white if you have it; shoes stay at the door. Bring a rain jacket, and a jumper for the dawn drive. For the eight-day trip add walking shoes, for Sigiriya and Ella.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 4,
      stops: [
        { ...colomboAirport, days: [1, 4] },
        { ...colombo, days: [1, 2], nights: 1 },
        { ...kandy, days: [2, 3], nights: 1 },
        { ...yala, days: [3, 4], nights: 1 },
      ],
      legs: [
        { from: 'Colombo airport', to: 'Colombo', by: 'road' },
        { from: 'Colombo', to: 'Kandy', by: 'train' },
        { from: 'Kandy', to: 'Yala', by: 'road' },
        { from: 'Yala', to: 'Colombo airport', by: 'road' },
      ],
    },
    {
      days: 8,
      stops: [
        { ...colomboAirport, days: [1, 8] },
        { ...colombo, days: [1, 2], nights: 1 },
        { ...dambulla, days: [2] },
        { ...sigiriya, days: [2, 3, 4], nights: 2 },
        { ...matale, days: [4] },
        { ...kandy, days: [4, 5], nights: 1 },
        { ...ella, days: [5, 6, 7], nights: 2 },
        { ...yala, days: [7, 8], nights: 1 },
      ],
      legs: [
        { from: 'Colombo airport', to: 'Colombo', by: 'road' },
        { from: 'Colombo', to: 'Dambulla', by: 'road' },
        { from: 'Dambulla', to: 'Sigiriya', by: 'road' },
        { from: 'Sigiriya', to: 'Matale', by: 'road' },
        { from: 'Matale', to: 'Kandy', by: 'road' },
        { from: 'Kandy', to: 'Ella', by: 'train' },
        { from: 'Ella', to: 'Yala', by: 'road' },
        { from: 'Yala', to: 'Colombo airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Sri Lanka',
    numbers: [
      { label: 'Police', number: '119' },
      { label: 'Ambulance', number: '1990' },
      { label: 'Fire', number: '110' },
    ],
    missions: [],
  },
  packing: [
    { key: 'temple-clothes', label: 'Clothes that cover knees and shoulders, for temples' },
    { key: 'insects', label: 'Insect repellent for the evenings' },
  ],
  plugs: 'D and G',
  quizProfile: {
    styles: { unhurried: 1, outdoors: 0.5, curious: 0.5 },
    activity: 'gentle',
    interests: {
      wildlife: 1,
      countryside: 1,
      sea: 0.5,
      mountains: 0.5,
      'old-cities': 0.5,
      rituals: 1,
      journeys: 1,
      cooking: 0.5,
    },
  },
  pictures: {
    hero: 'A leopard on a rock in Yala on a misty morning, elephants wading in the lagoon',
    card: 'A tea picker with her basket among the tea hills above Kandy',
    dayPhotos: [
      wide('galle-face-kites', 'Kites over Galle Face Green in Colombo as the sun meets the sea'),
      wide('sigiriya-tank', 'The rock of Sigiriya across a tank with egrets and lotus at sunset'),
    ],
    days: ['galle-face-kites', 'peradeniya-palms', 'hero', 'yala-leopard'],
    extendedDays: [
      'galle-face-kites',
      'sigiriya-tank',
      'sigiriya-lion-gate',
      'temple-of-the-tooth',
      'card',
      'nine-arches-train',
      'hero',
      'yala-leopard',
    ],
    photos: [
      wide(
        'temple-of-the-tooth',
        "The Temple of the Tooth across Kandy's lake at night",
        'Temples',
      ),
      tall(
        'peradeniya-palms',
        'The avenue of royal palms in the Peradeniya gardens near Kandy',
        'Nature',
      ),
      tall(
        'rice-and-curry',
        'A hand gathering rice among bowls of curry on a lotus leaf, from above',
        'Food',
      ),
      wide(
        'yala-leopard',
        'A leopard stretched along a branch in Yala, its legs hanging down',
        'Wildlife',
      ),
      tall(
        'galle-lighthouse',
        'The white lighthouse on the ramparts of Galle Fort',
        'Architecture',
      ),
      wide(
        'nine-arches-train',
        'The blue train crossing the Nine Arches Bridge near Ella',
        'Transportation',
      ),
      tall('sigiriya-lion-gate', "Climbers between the lion's paws at Sigiriya", 'Historic Sites'),
      beyondTrip(
        tall('stilt-fishermen', 'Stilt fishermen over the surf at sunset near Koggala', 'Culture'),
      ),
      beyondTrip(
        tall('adams-peak', "Pilgrims' lamps zigzagging up Adam's Peak before sunrise", 'Adventure'),
      ),
      beyondTrip(
        wide('mirissa-coconut-hill', 'Palms on the red dome of Coconut Hill at Mirissa', 'Beaches'),
      ),
    ],
  },
  gallery: {
    position: 3,
    region: 'asia',
    tileHeight: 280,
    blurb:
      "Temple drums in Kandy, royal palms, and leopards in the dry country. On the eight-day trip, also a rock with a lion's paws and a blue train through the tea hills. The last pictures are from beyond our trip.",
    tagline: 'Temple drums, tea hills, leopard country',
    invitation: 'Discover',
    categories: [
      'Historic Sites',
      'Nature',
      'Temples',
      'Wildlife',
      'Architecture',
      'Adventure',
      'Food',
      'Transportation',
      'Beaches',
      'Culture',
    ],
  },
  page: { places: 'Colombo, Kandy & Yala' },
})
