import { hostPortraits } from '@farandfew/domain/pictures/host-portraits.ts'
import { dilani, elif, ines } from './demo-members.ts'

interface DemoHost {
  name: string
  languages: string
  about: string
  /** The path of a picture that no one else of the demo has. */
  picture: string
  /** The username of a demo member. */
  member?: string
  /** Ids of the departures that they host. */
  departures: readonly number[]
}

/** The hosts of the demo: each of the 16 departures has one, and so have those of 2024. `sampleNote` says that they are samples. */
export const demoHosts: readonly DemoHost[] = [
  {
    name: 'Elif',
    member: elif.username,
    languages: 'Turkish and English',
    about:
      'Elif lives in Istanbul and has hosted our trips to Turkey from the start. She meets the group in Karaköy and knows where to eat.',
    picture: `/art/avatars/${elif.avatar}.svg`,
    departures: [7, 11],
  },
  {
    name: 'Inês',
    member: ines.username,
    languages: 'Portuguese and English',
    about:
      'Inês was born in Porto and has hosted groups along the Douro for nine years. On the train she still takes the right-hand seat.',
    picture: `/art/avatars/${ines.avatar}.svg`,
    departures: [2, 10],
  },
  {
    name: 'Dilani',
    member: dilani.username,
    languages: 'Sinhala, Tamil and English',
    about:
      'Dilani is a guide and birdwatcher who lives in Colombo. She hears a kingfisher before anyone sees it, and knows where the best hoppers are.',
    picture: `/art/avatars/${dilani.avatar}.svg`,
    departures: [13, 16, 1003],
  },
  {
    name: 'Ivana',
    languages: 'Montenegrin, Italian and English',
    about:
      'Ivana grew up in Kotor, below the walls that the group climbs. She knows which swimming place is in the shade after four.',
    picture: hostPortraits.ivana.src,
    departures: [9, 1001],
  },
  {
    name: 'Wayan',
    languages: 'Balinese, Indonesian and English',
    about:
      'Wayan comes from a family of rice farmers near Sayan. He explains the water temples from the rice field, with his feet in the water.',
    picture: hostPortraits.wayan.src,
    departures: [4, 15, 1002],
  },
  {
    name: 'Arben',
    languages: 'Albanian, Greek and English',
    about:
      'Arben is from Gjirokastër and studied history in Tirana. He can tell you what every bunker on the road is used for now.',
    picture: hostPortraits.arben.src,
    departures: [1],
  },
  {
    name: 'Tigran',
    languages: 'Armenian, Russian and English',
    about:
      'Tigran trained as an architect in Yerevan and draws churches while others photograph them. He drives the mountain roads slowly.',
    picture: hostPortraits.tigran.src,
    departures: [3],
  },
  {
    name: 'Malee',
    languages: 'Thai and English',
    about:
      'Malee was born on Koh Samui, two bays from where the group stays. She orders for the whole table and remembers who eats what.',
    picture: hostPortraits.malee.src,
    departures: [5],
  },
  {
    name: 'Haruka',
    languages: 'Japanese and English',
    about:
      'Haruka lives in Kyoto and knows the timetables by heart. She is happiest in a bathhouse in the mountains with snow on the roof.',
    picture: hostPortraits.haruka.src,
    departures: [6, 12],
  },
  {
    name: 'Lucía',
    languages: 'Spanish and English',
    about:
      'Lucía grew up in Mexico City and cooked in Mérida for six years. She asks each kitchen what is in the pot before you order.',
    picture: hostPortraits.lucia.src,
    departures: [8, 14],
  },
]
