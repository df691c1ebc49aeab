import { momentPictures } from '../pictures/index.ts'
import type { Moment } from './home.ts'
import { pictureNamed } from './picture-named.ts'

const seen = (name: string) => {
  const { src, alt } = pictureNamed(momentPictures, name)
  return { src, alt }
}

export const moments: readonly Moment[] = [
  {
    id: 1,
    ...seen('sunrise-summit'),
    location: 'Mount Batur, Bali',
    likes: 428,
    caption: 'Two hours of torchlight and loose stones, and then this.',
  },
  {
    id: 2,
    ...seen('long-table'),
    location: 'Perast, Montenegro',
    likes: 316,
    caption: 'Twelve strangers at eight o’clock, one table by midnight.',
  },
  {
    id: 3,
    ...seen('leap-from-the-gulet'),
    location: 'Göcek, Turkey',
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
    ...seen('rice-field-ride'),
    location: 'Hida, Japan',
    likes: 193,
    caption: 'Single file, no hurry, and lunch at the end of the lane.',
  },
  {
    id: 6,
    ...seen('campfire-stars'),
    location: 'Theth, Albania',
    likes: 341,
    caption: 'No signal, a good fire, and nobody looking for a charger.',
  },
]
