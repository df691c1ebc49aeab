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

export const montenegro = defineDestination({
  slug: 'montenegro',
  name: 'Montenegro',
  availability: 'coming-soon',
  trip: {
    id: 3,
    title: 'Montenegro Adventure',
    description:
      'The Bay of Kotor by kayak and boat, a mountain of beech and limestone, and a lake where pelicans breed. The country is so small that all of this fits into four days with no drive longer than an hour and a quarter, and so steep that you will have earned your dinner. In September the sea is still warm, and by evening the cruise ships have gone.',
    destination: 'Kotor, Lovćen & Lake Skadar, Montenegro',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'September',
    groupSize: '8-12 People',
    pictures: ['kotor-walls', 'bay-from-lovcen', 'skadar-lake', 'sveti-stefan'],
    highlights: [
      "The 1,350 steps of Kotor's walls, climbed when the day visitors have gone back to their ships",
      'A paddle around the two islets of Perast before the first boat of the day',
      'A swim in the Blue Cave of Luštica and lunch in the stone village of Rose',
      'The 25 hairpins above Kotor, with ham and cheese in Njeguši at the top',
      'A walk through the beeches of Lovćen to the mausoleum on Jezerski Vrh',
      'Vranac in the Crmnica cellars, and the evening light on Lake Skadar',
    ],
    itinerary: [
      {
        day: 1,
        title: 'The walls of Kotor',
        description:
          'We meet at Tivat airport at 1 pm; Perast is thirty-five minutes along the bay. There is time for a swim off the quay before we drive the 12 km back to Kotor for the walls. The climb to the fortress of San Giovanni is 1,350 steps and 260 m up, about an hour with pauses, and we come down at dusk into a town that is almost itself again. We have dinner on a square behind the cathedral of St Tryphon, and then drive back to Perast.',
        accommodation:
          "Seventeenth-century captain's palazzo on the quay in Perast, first of two nights",
        included: 'Airport transfer, guided climb and entrance, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'The bay and the open sea',
        description:
          'At seven we paddle our kayaks around St George and Our Lady of the Rocks, the islet that the sailors of Perast built stone by stone from 1452. After breakfast a boat takes us through the Verige strait, past the submarine tunnels of the Yugoslav navy and out to the Blue Cave, where the light comes up through the water. Lunch is at Rose, a handful of stone houses at the mouth of the bay. We are back by half past four, and the rest of the day is yours until a late dinner on the quay.',
        accommodation: "Captain's palazzo on the quay in Perast, second night",
        included: 'Breakfast, kayaks, private boat with skipper, lunch, dinner',
      },
      {
        day: 3,
        title: 'Over Lovćen to the lake',
        description:
          'The old road from Kotor climbs nearly 900 m in 25 numbered bends, and Njeguši waits at the top with smoked ham and young cheese. From Ivanova Korita we walk for about two hours through beech woods and over bare karst; the last 461 steps, most of them in a tunnel, lead to the tomb of the poet-prince Njegoš. Cetinje, the old royal capital, is half an hour further down. In the late afternoon we look down on the horseshoe bend at Rijeka Crnojevića, and we reach Virpazar in time for an hour on the lake before dinner: three and a half hours of driving in all, never more than an hour and a quarter at a time.',
        accommodation: 'Stone guest house among the vineyards of Crmnica, one night',
        included:
          'Breakfast, tastings in Njeguši, guided walk, lunch, lake boat, dinner with Vranac',
      },
      {
        day: 4,
        title: 'Down to the sea again',
        description:
          'Early risers see the lake at its best, with mist, herons and, with luck, a pelican. The Sozina tunnel brings us to the coast in forty minutes, where a shore path leads from Pržno through the pines of Miločer to the view of Sveti Stefan. We swim, shower and have lunch above the water. Tivat airport is about forty-five minutes away, in time for flights after 4 pm.',
        accommodation: 'N/A',
        included: 'Breakfast, coast walk, day room, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Two nights in Perast and one in Crmnica, in rooms of your own',
      'All meals from the first dinner to lunch on day 4, with wine at two of the dinners',
      'Kayaks, and a private boat for the day on the bay',
      'Boat on Lake Skadar',
      'Entrance to the walls of Kotor, Lovćen National Park and the mausoleum',
      'A mountain guide for Lovćen and a host who is with you throughout',
      'All transfers by private minibus, from Tivat and back to it',
    ],
    excludedItems: [
      'International flights to and from Tivat',
      'Travel insurance that covers hill walking and kayaking',
      'The visa for Montenegro',
      'Drinks that the itinerary does not name',
      'The Kotor cable car and other activities that you choose yourself',
      'Gratuities',
      'Personal expenses',
    ],
    practicalFacts: {
      weather: {
        months: [weather('Podgorica, inland', 9, 27, 17, 121, 6)],
        note: 'In the Bay of Kotor the sea is above 18 °C from mid-May to mid-October.',
        sources: [
          climateNormals('Podgorica', 1378),
          source(
            'Sea temperature, Tourism Organisation of Kotor',
            'https://kotor.travel/en/prakticne-informacije/klima',
          ),
        ],
      },
      flights: {
        routes: [
          { from: 'Delhi', to: 'Tivat (TIV)', stops: 1, note: 'Change in Istanbul.' },
          { from: 'Mumbai', to: 'Tivat (TIV)', stops: 1, note: 'Change in Istanbul.' },
        ],
        sources: [
          source(
            'Turkish tourism agency on direct flights from Delhi and Mumbai, The Telegraph',
            'https://bengalinfo.com/newsdetail.php?newsid=370796',
          ),
          source(
            'MINA-business on flights from Istanbul to Tivat all year, 2023',
            'https://mina.news/mina-business-ekonomske-vijesti-iz-crne-gore/turkish-airlines-letjece-cijele-godine-ka-tivtu/',
            '2026-11-27',
          ),
        ],
      },
      arrivals: [
        {
          duration: 4,
          arriveAt: 'Tivat (TIV)',
          arriveBy: '12:15',
          leaveFrom: 'Tivat (TIV)',
          leaveAfter: '16:00',
        },
      ],
      visa: {
        kind: 'embassy',
        how: 'You need a visa, from the consulate of Montenegro in New Delhi or from an embassy or consulate of Serbia. If you hold a valid visa or residence permit of a Schengen country, the US, the UK or Ireland, you can stay for up to 30 days without one.',
        processing: 'About 14 working days',
        workingDays: 14,
        sources: [
          source('Government of Montenegro', 'https://www.gov.me/en'),
          source(
            'Atlys, Montenegro tourist visa for Indians, 2024',
            'https://www.atlys.com/en-IN/post/montenegro-tourist-visa-for-indians',
          ),
        ],
      },
      walking: [
        {
          duration: 4,
          day: 1,
          kilometres: 3,
          ascent: 260,
          hours: 2,
          note: '1,350 steps up the walls of Kotor, with pauses',
        },
        {
          duration: 4,
          day: 2,
          kilometres: 1,
          note: 'A day on the water, with an hour in the kayak',
        },
        {
          duration: 4,
          day: 3,
          hours: 2,
          note: 'Beech woods and karst, the last 461 steps mostly in a tunnel',
        },
        { duration: 4, day: 4, kilometres: 3, note: 'A shore path under pines' },
      ],
      food: {
        vegetarian: {
          level: 'with-notice',
          note: 'Menus on this route are mostly fish and ham. If you tell us when you book, you get grilled vegetables, risotto, pasta, salads and cheese, and in Njeguši the cheese without the ham.',
        },
        jain: {
          level: 'hard',
          note: 'We can arrange bread, cheese, plain pasta, grilled vegetables and fruit, but few cooked dishes without onion and garlic. Bring what you cannot do without.',
        },
        vegan: {
          level: 'with-notice',
          note: 'Vegetables, beans, potatoes and pasta with olive oil, which the host orders ahead. Breakfast is bread, jam and fruit. Tell us when you book.',
        },
        halal: {
          level: 'hard',
          note: 'There is no halal meat on this route. You get fish and vegetables; tell us when you book.',
        },
      },
      meetings: [{ duration: 4, place: 'Tivat airport', time: '13:00' }],
      stays: [
        {
          duration: 4,
          what: "Seventeenth-century captain's palazzo on the quay",
          where: 'Perast',
          nights: 2,
          picture: '/art/gallery/montenegro/bay-from-lovcen.svg',
        },
        {
          duration: 4,
          what: 'Stone guest house among the vineyards',
          where: 'Crmnica, near Lake Skadar',
          nights: 1,
          picture: '/art/gallery/montenegro/skadar-lake.svg',
        },
      ],
      rooms: ownRooms,
      womensSafety: [
        ...clubPractices,
        'You meet the group at the airport in Tivat, and every transfer is in our own minibus.',
      ],
      costs: {
        items: [
          travelInsurance('europe', 4, 'must cover hill walking and kayaking'),
          suggestedGratuities(4, 'guides, skipper and driver'),
        ],
        without: 'your flights and the visa',
        sources: [...insuranceSources],
      },
      questions: [
        {
          question: 'How fit do I have to be?',
          answer:
            'Fit enough for a two-hour hill walk. This is our most active short trip: 1,350 steps up on day 1, an hour in a kayak on day 2, and two hours on mountain paths with another 461 steps on day 3. You can skip any of the three.',
        },
        {
          question: 'Do I need to know how to kayak or swim?',
          answer:
            'No. The bay is calm at seven in the morning, and everyone wears a life jacket. The boat stops for a swim on day 2, but you can stay on board.',
        },
      ],
    },
    featured: false,
  },
  routes: [
    {
      days: 4,
      stops: [
        { name: 'Tivat airport', latitude: 42.4047, longitude: 18.7233, days: [1, 4] },
        { name: 'Perast', latitude: 42.4833, longitude: 18.7, days: [1, 2, 3], nights: 2 },
        { name: 'Kotor', latitude: 42.4207, longitude: 18.7683, days: [1, 3] },
        { name: 'Njeguši', latitude: 42.4331, longitude: 18.8283, days: [3] },
        { name: 'Lovćen', latitude: 42.3991, longitude: 18.8184, days: [3] },
        { name: 'Cetinje', latitude: 42.3906, longitude: 18.9142, days: [3] },
        { name: 'Virpazar', latitude: 42.2461, longitude: 19.0911, days: [3, 4], nights: 1 },
        { name: 'Sveti Stefan', latitude: 42.2556, longitude: 18.8911, days: [4] },
      ],
      legs: [
        { from: 'Tivat airport', to: 'Perast', by: 'road' },
        { from: 'Perast', to: 'Kotor', by: 'road', andBack: true },
        { from: 'Kotor', to: 'Njeguši', by: 'road' },
        { from: 'Njeguši', to: 'Lovćen', by: 'road' },
        { from: 'Lovćen', to: 'Cetinje', by: 'road' },
        { from: 'Cetinje', to: 'Virpazar', by: 'road' },
        { from: 'Virpazar', to: 'Sveti Stefan', by: 'road' },
        { from: 'Sveti Stefan', to: 'Tivat airport', by: 'road' },
      ],
    },
  ],
  emergency: {
    country: 'Montenegro',
    numbers: [
      { label: 'Police, ambulance and fire', number: '112' },
      { label: 'Police', number: '122' },
      { label: 'Ambulance', number: '124' },
      { label: 'Fire', number: '123' },
    ],
    missions: [],
  },
  packing: [
    { key: 'steps-shoes', label: 'Shoes for the steps above Kotor' },
    { key: 'swimwear', label: 'Swimwear and a towel for the bay' },
  ],
  plugs: 'C and F',
  quizProfile: {
    styles: { outdoors: 1, curious: 0.5, 'at-table': 0.5 },
    activity: 'active',
    interests: {
      mountains: 1,
      sea: 1,
      'old-cities': 0.5,
      countryside: 0.5,
      wildlife: 0.5,
      wine: 1,
      cooking: 0.5,
      journeys: 0.5,
    },
  },
  pictures: {
    hero: 'Our Lady of the Rocks in the Bay of Kotor, ringed by mountains',
    card: 'The bell tower of Perast above red roofs, a sailboat passing by',
    days: ['kotor-walls', 'hero', 'bay-from-lovcen', 'sveti-stefan'],
    photos: [
      tall(
        'kotor-walls',
        'The lit walls of Kotor climbing the mountain at nightfall',
        'Historic Towns',
      ),
      wide('sveti-stefan', 'The island village of Sveti Stefan on its spit of sand', 'Luxury'),
      beyondTrip(
        tall(
          'tara-bridge',
          'The tall arches of the Tara canyon bridge over a green river',
          'Architecture',
        ),
      ),
      tall('bay-from-lovcen', 'The hairpin road down Lovćen with the bay far below', 'Views'),
      beyondTrip(
        wide('black-lake', 'Black Lake in Durmitor, a peak and firs mirrored in it', 'Nature'),
      ),
      wide(
        'perast-kayaks',
        'Kayaks on the still bay of Perast, before Our Lady of the Rocks',
        'Adventure',
      ),
      beyondTrip(
        tall('ostrog-monastery', 'The white monastery of Ostrog set into its cliff', 'Culture'),
      ),
      tall('przno-beach', 'Parasols on the beach of Pržno, seen from straight above', 'Beaches'),
      wide('adriatic-table', 'Oysters, prosciutto and white wine on a table by the sea', 'Food'),
      wide('skadar-lake', 'The river bend at Lake Skadar curling round a green hill', 'Views'),
    ],
  },
  gallery: {
    position: 4,
    region: 'europe',
    tileHeight: 280,
    blurb:
      'Walls that climb a mountain, a bay that looks like a lake, and a lake that winds like a river. Between them lie 25 hairpin bends. The last pictures are from beyond our trip, in the forests and canyons of the north.',
    tagline: 'Walled towns, a deep bay, hairpin bends',
    invitation: 'Experience',
    categories: [
      'Views',
      'Historic Towns',
      'Nature',
      'Luxury',
      'Food',
      'Architecture',
      'Adventure',
      'Beaches',
      'Culture',
    ],
  },
  page: { places: 'Kotor, Lovćen & Lake Skadar' },
})
