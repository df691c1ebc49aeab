import type { Picture } from './pictures.ts'

const moment = (subject: string, alt: string): Picture => ({
  src: `/art/moments/${subject}.svg`,
  alt,
  width: 800,
  height: 800,
})

/** The six travel moments of the home page: people of the club together. */
export const momentPictures: readonly Picture[] = [
  moment(
    'ridge-at-sunset',
    'Three friends on a ridge above cones of red rock, watching the sun go down',
  ),
  moment('long-table', 'A long dinner table under strings of lamps by the sea'),
  moment('leap-from-the-boat', 'Friends leaping hand in hand from a wooden boat into the sea'),
  moment('train-door', 'Two travellers leaning from the door of a blue train in the hills'),
  moment(
    'okunoin-lanterns',
    'A priest with a lantern leading three friends along a path of old cedars',
  ),
  moment('campfire-stars', 'Four people round a campfire, a tent and a sky full of stars'),
]
