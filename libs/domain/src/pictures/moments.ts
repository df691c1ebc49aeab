import type { Picture } from './pictures.ts'

const moment = (subject: string, alt: string): Picture => ({
  src: `/art/moments/${subject}.svg`,
  alt,
  width: 800,
  height: 800,
})

/** The six travel moments of the home page: people of the club together. */
export const momentPictures: readonly Picture[] = [
  moment('sunrise-summit', 'Three friends on a summit, watching the sun come up over the clouds'),
  moment('long-table', 'A long dinner table under strings of lamps by the sea'),
  moment('leap-from-the-gulet', 'Friends leaping hand in hand from a wooden boat into the sea'),
  moment('train-door', 'Two travellers leaning from the door of a blue train in the hills'),
  moment('rice-field-ride', 'A file of cyclists on a path between rice fields'),
  moment('campfire-stars', 'Four people round a campfire, a tent and a sky full of stars'),
]
