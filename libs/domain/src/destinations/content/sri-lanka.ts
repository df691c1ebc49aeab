import { defineDestination, tall, wide } from '../define-destination.ts'

export const sriLanka = defineDestination({
  slug: 'sri-lanka',
  name: 'Sri Lanka',
  availability: 'preview',
  trip: {
    id: 4,
    title: 'Sri Lankan Serenity',
    description:
      'Sea air in Colombo, drums at the temple in Kandy, and two game drives among the leopards of Yala. The train does the climb to the hills, and a little-used road does the descent to the dry south. They are four full days, with time kept for a proper pot of tea.',
    destination: 'Colombo, Kandy & Yala, Sri Lanka',
    region: 'asia',
    duration: 4,
    price: 200000,
    departureMonths: 'Nov-Mar',
    spotsLeft: 5,
    groupSize: '8-12 People',
    pictures: ['rice-and-curry', 'peradeniya-palms', 'temple-of-the-tooth', 'yala-leopard'],
    highlights: [
      'Pettah’s spice lanes and the red-and-white Jami Ul-Alfar mosque, with a guide who shops there',
      'Reserved seats on the morning train to Kandy, on the side that sees the valley at Kadugannawa',
      'The evening puja at the Temple of the Tooth, with the drummers in the hall below',
      'A tasting among the tea bushes of the Hantana hills',
      'Two game drives in Yala, one in the afternoon and one at dawn, four guests to a jeep',
      'A night under canvas within earshot of the Indian Ocean',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Colombo at walking pace',
        description:
          'The airport is 35 km north of the city, forty-five minutes by expressway, and we meet at the hotel at 1 pm. The afternoon goes from the spice wholesalers of Pettah and the candy-striped Jami Ul-Alfar mosque to Seema Malaka, the temple that Geoffrey Bawa floated on Beira Lake. At sunset all Colombo is on Galle Face Green, flying kites and eating prawn fritters, and so are we. The welcome dinner is crab curry, with bibs and without ceremony.',
        accommodation: 'Colonial-era town house in Cinnamon Gardens, one night',
        included: 'Airport transfer, guided walk, welcome dinner with drinks',
      },
      {
        day: 2,
        title: 'The train to Kandy',
        description:
          'The intercity train leaves Fort station at about seven and takes a little under three hours; the best of the view is on the right, after Rambukkana. We walk under the royal palms and giant Java figs of the Peradeniya gardens, then drive up to Hantana for lunch and a tasting among the tea. In the evening we join the white-clad line at the Temple of the Tooth for the half-past-six puja, when the drums begin and the doors of the inner shrine are opened. Shoulders and knees are covered, shoes are left at the door.',
        accommodation: 'Planter’s bungalow in the hills above Kandy, one night',
        included: 'Breakfast, train seat, garden and temple entrances, lunch, tea tasting, dinner',
      },
      {
        day: 3,
        title: 'Eighteen bends to the dry south',
        description:
          'A long road, so we leave at half past six and breakfast on the way. The descent is by the old eighteen-bend road to Mahiyangana, then south through paddy and teak by Bibile and Monaragala: 240 km, and close to six hours with a stop. Camp is near Palatupana, and lunch is waiting. At three the jeeps go into Yala’s first block for leopard, elephant and the crocodiles of the tanks, until the park closes at six.',
        accommodation: 'Tented safari camp at Palatupana, near the gate of Yala, one night',
        included: 'Picnic breakfast, lunch, afternoon game drive, dinner at the fire',
      },
      {
        day: 4,
        title: 'Yala at first light',
        description:
          'We are at the gate when it opens at six, the hour when leopards are still on the rocks and the peacocks have the road. By half past nine we are back for a long breakfast and a look at the ocean over the dunes. The Southern Expressway takes us to Colombo airport in about five hours with a stop for lunch, arriving near 4 pm. Evening flights are safe; earlier ones are not.',
        accommodation: 'N/A',
        included: 'Dawn game drive, breakfast, lunch on the road, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in rooms or tents of your own, in Colombo, Kandy and Yala',
      'All meals from dinner on day 1 to lunch on day 4, with drinks at the welcome dinner',
      'Reserved seats on the train from Colombo to Kandy',
      'Two game drives in Yala with jeep, driver, tracker and park fees',
      'A national guide, and a private vehicle from airport to airport',
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
    featured: false,
  },
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
    hero: 'A leopard on a rock in Yala, elephants wading through the sunset',
    card: 'A tea picker with her basket among the tea hills above Kandy',
    photos: [
      tall('sigiriya-lion-gate', 'Climbers between the lion’s paws at Sigiriya', 'Historic Sites'),
      wide(
        'nine-arches-train',
        'The blue train crossing the Nine Arches Bridge near Ella',
        'Transportation',
      ),
      tall('stilt-fishermen', 'Stilt fishermen over the surf at sunset near Koggala', 'Culture'),
      wide('yala-leopard', 'A leopard resting on a branch in Yala', 'Wildlife'),
      wide(
        'temple-of-the-tooth',
        'The Temple of the Tooth across Kandy’s lake at night',
        'Temples',
      ),
      tall('adams-peak', 'Pilgrims’ lamps zigzagging up Adam’s Peak before sunrise', 'Adventure'),
      tall('rice-and-curry', 'Rice and small bowls of curry on a lotus leaf, from above', 'Food'),
      wide('mirissa-coconut-hill', 'Palms on the red dome of Coconut Hill at Mirissa', 'Beaches'),
      tall(
        'peradeniya-palms',
        'The avenue of royal palms in the Peradeniya gardens near Kandy',
        'Nature',
      ),
      tall(
        'galle-lighthouse',
        'The white lighthouse on the ramparts of Galle Fort',
        'Architecture',
      ),
    ],
  },
  gallery: {
    position: 3,
    region: 'asia',
    tileHeight: 280,
    blurb:
      'A fortress on a rock, a blue train through the tea hills, leopards in the dry country and palms on the red headlands of the south. The island is small, and nothing on it repeats.',
    tagline: 'Rock fortress, tea hills, leopard country',
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
