import type { Trip } from '../trips/trip.ts'
import { tripImages } from './trip-images.ts'

export const bali: Trip = {
  id: 2,
  title: 'Bali Bliss',
  description:
    'Two slow nights in the green around Ubud, then one on the cliffs of the Bukit, where the island ends. Mornings start early, for the terraces and water temples before the heat; afternoons are for a flower bath, a long table or nothing at all. You leave with salt in your hair and one or two dishes you can really cook.',
  destination: 'Bali, Indonesia',
  region: 'asia',
  duration: 4,
  price: 200000,
  departureMonths: 'June & December',
  spotsLeft: 0,
  groupSize: '8-12 People',
  images: tripImages('bali'),
  highlights: [
    'Tegallalang’s terraces at half past six, while the farmers have them to themselves',
    'A water purification at Tirta Empul, led by a temple priest',
    'The eleventh-century shrines of Gunung Kawi, cut into both walls of a river gorge',
    'Ubud’s produce market before breakfast, then a morning at the mortar with a village cook',
    'The kecak at Uluwatu as the sun goes into the sea',
    'A two-hour treatment and flower bath above the Ayung river',
    'A surf lesson at Padang Padang, two learners to an instructor',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Up to Ubud',
      description:
        'We meet at the airport at 1 pm and drive 35 km north, about an hour and a half with the traffic of Denpasar. The villas stand above the Ayung at Sayan, with the river audible from the beds. Near five we walk the Campuhan ridge, 2 km of paved path between two valleys, and come back as the frogs begin. Dinner is duck slow-cooked in betutu spices, at one table among the rice.',
      accommodation: 'Pool villas above the Ayung river in Sayan, first of two nights',
      included: 'Airport transfer, guided walk, welcome dinner with drinks',
    },
    {
      day: 2,
      title: 'Water, stone and a dancer’s hands',
      description:
        'Out by six with coffee in hand: Tegallalang is half an hour away and stays quiet until about eight. At Gunung Kawi some 300 steps lead down to ten shrines carved out of the cliff for a royal family of the eleventh century. Five minutes on, at Tirta Empul, a priest leads us through the spouts of the spring; sarongs and a dry change are ready. The afternoon is a massage and a flower bath, and the evening legong in the palace courtyard at Ubud.',
      accommodation: 'Pool villas above the Ayung river in Sayan, second night',
      included:
        'Breakfast, temple entrances and offerings, lunch, spa treatment, dinner, legong seats',
    },
    {
      day: 3,
      title: 'From the market to the cliffs',
      description:
        'At six the Ubud market sells what kitchens need: torch ginger, river eels, banana leaf by the roll. We carry our shopping to a family compound and cook until it is lunch, then drive to the Bukit, 50 km and a little under two hours. At Uluwatu the temple stands 70 m above the swell, and its macaques deserve their reputation, so leave sunglasses in the car. The kecak begins at six, and supper is grilled fish with our feet in the sand at Jimbaran.',
      accommodation: 'Clifftop villas near Uluwatu, one night',
      included: 'Breakfast, cooking class with lunch, temple and kecak tickets, seafood dinner',
    },
    {
      day: 4,
      title: 'Salt water, then home',
      description:
        'The inside reef at Padang Padang makes a slow, friendly wave, and the hour of the lesson follows the tide table. Anyone who would rather swim or read can do that under the villa’s frangipani. Lunch is late and unhurried. The airport is 20 km away; we allow an hour and a quarter for afternoon and evening flights.',
      accommodation: 'N/A',
      included: 'Breakfast, surf lesson with board, lunch, airport transfer',
    },
  ],
  includedItems: [
    'Three nights in villas with your own bedroom: two in Sayan, one near Uluwatu',
    'Three breakfasts, three lunches and three dinners, with drinks at the first dinner',
    'Cooking class with its market visit',
    'Two-hour spa treatment with flower bath',
    'Surf lesson with instructor and board',
    'Temple entrances, offerings, sarongs, legong and kecak tickets',
    'A local guide and private vehicle from arrival to departure',
  ],
  excludedItems: [
    'International flights to and from Denpasar',
    'Travel insurance',
    'Visa on arrival and the provincial tourist levy',
    'Alcohol other than at the welcome dinner',
    'Further spa treatments and surf hire',
    'Shopping, laundry and other personal costs',
    'Tips for guide, driver and villa staff',
  ],
  featured: true,
}
