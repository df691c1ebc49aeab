import { momentPictures } from '../pictures/moments.ts'
import type { Moment } from './home.ts'
import { pictureNamed } from './picture-named.ts'

const seen = (name: string) => {
  const { src, alt } = pictureNamed(momentPictures, name)
  return { src, alt }
}

export const moments: readonly Moment[] = [
  {
    id: 1,
    ...seen('ridge-at-sunset'),
    location: 'Kızılçukur, Turkey',
    likes: 428,
    caption: 'Two hours on foot, and then the whole valley turned red.',
  },
  {
    id: 2,
    ...seen('long-table'),
    location: 'Perast, Montenegro',
    likes: 316,
    caption: "Twelve strangers at eight o'clock, one table by midnight.",
  },
  {
    id: 3,
    ...seen('leap-from-the-boat'),
    location: 'Ang Thong, Koh Samui',
    likes: 387,
    caption: 'We said on three. Somebody went on two.',
  },
  {
    id: 4,
    ...seen('train-door'),
    location: 'Near Ella, Sri Lanka',
    likes: 264,
    caption: 'The slow train is the point of the journey.',
  },
  {
    id: 5,
    ...seen('okunoin-lanterns'),
    location: 'Koyasan, Japan',
    likes: 193,
    caption: 'We walked in talking. Somewhere among the cedars we stopped.',
  },
  {
    id: 6,
    ...seen('campfire-stars'),
    location: 'Yala, Sri Lanka',
    likes: 341,
    caption: 'No signal, a good fire, and nobody looking for a charger.',
  },
]
