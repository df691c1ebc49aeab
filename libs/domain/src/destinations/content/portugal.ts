import { defineDestination, tall, wide } from '../define-destination.ts'

export const portugal = defineDestination({
  slug: 'portugal',
  name: 'Portugal',
  availability: 'coming-soon',
  trip: {
    id: 5,
    title: 'Portugal, Atlantic Light',
    description:
      'Porto’s river, a night among the vines of the Douro, then Lisbon and the edge of the ocean at Sintra. Two of the journeys are by train, one of them among the prettiest in Europe, and nothing is seen at the hour when everyone else sees it. You fly into Porto and out of Lisbon, with a different bed for each of the three nights.',
    destination: 'Porto, the Douro & Lisbon, Portugal',
    region: 'europe',
    duration: 4,
    price: 200000,
    departureMonths: 'May & September',
    spotsLeft: 0,
    groupSize: '8-12 People',
    pictures: ['douro-terraces', 'tram-28', 'fado-night', 'pena-palace'],
    highlights: [
      'The twenty thousand tiles of São Bento station, and a train that leaves from beneath them',
      'Old tawny in a Gaia lodge, then the upper deck of the iron bridge at sunset',
      'A wooden boat on the Douro and a night at a working quinta near Pinhão',
      'Tram 28 from its quiet western end, the whole way to Graça',
      'Fado in an Alfama tavern with thirty chairs and no microphone',
      'Pena Palace at the first entrance of the day, and the cliffs of Cabo da Roca',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Porto, down to the river',
        description:
          'The airport is half an hour from the centre by car, and we meet at 2 pm near the Clérigos tower. São Bento station comes first, for its blue battles and harvests, then the lanes of the Sé down to the Ribeira. Across the river in Gaia we taste a white port, a tawny and a vintage that is older than some of us, and walk back over the top of the Dom Luís bridge as the lamps come on. Dinner is petiscos, small plates, many of them.',
        accommodation: 'Tiled town house near the Clérigos tower in Porto, one night',
        included: 'Airport transfer, guided walk, port tasting, welcome dinner with wine',
      },
      {
        day: 2,
        title: 'The line along the Douro',
        description:
          'The train to Pinhão takes about two and a half hours, and for the second half the rails run beside the water: sit on the right. The quinta’s car is waiting by the tile panels of the little station. After lunch under a vine we go out on a wooden rabelo for an hour or two, then walk the terraces with the winemaker when the schist has stopped burning. In late September the stone treading tanks may be in use, and visitors with clean feet are welcome.',
        accommodation: 'Rooms at a working wine quinta near Pinhão, one night',
        included: 'Breakfast, train, lunch, boat, vineyard walk and tasting, dinner',
      },
      {
        day: 3,
        title: 'South to Lisbon, and the 28',
        description:
          'We leave the valley at nine, an hour and three quarters by road to Porto’s Campanhã station, and the fast train does the rest in about three hours. Santa Apolónia stands at the foot of Alfama, a short walk from our beds. Most people queue for tram 28 in the middle of town; we board at Prazeres, its western end, and have seats all the way to Graça. From there we walk down among the washing lines to dinner, and nobody speaks while the fado is sung.',
        accommodation: 'Restored house in Alfama, Lisbon, one night',
        included: 'Breakfast, fast train with picnic lunch, tram fare, dinner with fado',
      },
      {
        day: 4,
        title: 'Sintra and the end of the land',
        description:
          'Sintra is forty-five minutes away, and at half past nine the first visitors of the day walk into Pena Palace; we are among them, and leave downhill through the fern garden as the coaches arrive. Lunch is fish above the sea pool of Azenhas do Mar. A few minutes south, Cabo da Roca drops 140 m to the water, and the European mainland has no further west to offer. The coast road brings us to Belém for warm custard tarts by the tower, and to the airport by 5 pm for flights after half past seven.',
        accommodation: 'N/A',
        included: 'Breakfast, Pena entrance, lunch, airport transfer',
      },
    ],
    includedItems: [
      'Three nights in rooms of your own: Porto, a Douro quinta and Alfama',
      'Three breakfasts, three lunches and three dinners, with wine at dinner',
      'Douro line to Pinhão, and the fast train from Porto to Lisbon',
      'Port tasting in Gaia and a tasting at the quinta',
      'Boat on the Douro',
      'An evening of fado in a small tavern',
      'A bilingual host, entrances and private transfers throughout',
    ],
    excludedItems: [
      'International flights into Porto and out of Lisbon',
      'Travel insurance',
      'Schengen visa fees',
      'Spirits, cocktails and drinks between meals',
      'Bottles to take home, and other shopping',
      'Gratuities',
    ],
    featured: false,
  },
  quizProfile: {
    styles: { 'at-table': 1, curious: 0.5, unhurried: 0.5 },
    activity: 'gentle',
    interests: { 'old-cities': 1, countryside: 1, sea: 0.5, wine: 1, journeys: 1, cooking: 0.5 },
  },
  pictures: {
    hero: 'Porto’s iron bridge over the Douro, wine boats moored below',
    card: 'Belém Tower at the edge of the Tagus as the sun goes down',
    photos: [
      tall('tram-28', 'Yellow tram 28 climbing a steep street in Lisbon’s Alfama', 'Cities'),
      wide('benagil-cave', 'Sunlight through the eye of the sea cave at Benagil', 'Coast'),
      wide(
        'pena-palace',
        'The red and yellow towers of Pena Palace above Sintra’s mist',
        'Architecture',
      ),
      wide('douro-terraces', 'Vine terraces above a bend of the Douro in autumn', 'Wine'),
      tall('pasteis-de-nata', 'Pastéis de nata and coffee on a blue tiled table', 'Food'),
      tall('fado-night', 'A fado singer in a shawl beside a Portuguese guitar', 'Culture'),
      tall(
        'nazare-wave',
        'A surfer under Nazaré’s giant wave, the red lighthouse above',
        'Adventure',
      ),
      tall(
        'azulejo-facade',
        'A tiled Lisbon housefront with laundry and a cat at the window',
        'Crafts',
      ),
      wide('costa-nova-houses', 'The candy-striped fishing houses of Costa Nova', 'Villages'),
      wide(
        'alentejo-cork-oak',
        'Storks over a lone cork oak on the gold plain of Alentejo',
        'Nature',
      ),
    ],
  },
  gallery: {
    position: 5,
    region: 'europe',
    tileHeight: 320,
    blurb:
      'Tiles, trams and tarts in the cities, a cave with an eye on the south coast, vines above the Douro and the tallest waves in Europe. The light is the same all over, and it is very good.',
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
