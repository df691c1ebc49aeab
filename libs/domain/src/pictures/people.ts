import type { Picture } from './pictures.ts'

// The marks let a page that shows one of the two lists leave out the other.
/* @__NO_SIDE_EFFECTS__ */
const portrait = (name: string, alt: string): Picture => ({
  src: `/art/people/${name}.svg`,
  alt,
  width: 320,
  height: 320,
})

/** Where an avatar is, by its index from 0. */
export const avatarSrc = (index: number) => `/art/avatars/${String(index + 1).padStart(2, '0')}.svg`

/* @__NO_SIDE_EFFECTS__ */
const avatar = (number: string, alt: string): Picture => ({
  src: avatarSrc(Number(number) - 1),
  alt,
  width: 160,
  height: 160,
})

/** Portraits for the three testimonials of the home page. */
export const testimonialPortraits: readonly Picture[] = [
  portrait('priya', 'A smiling woman with long dark hair and a saffron scarf'),
  portrait('rohan', 'A bearded man in a sea-blue shirt, smiling'),
  portrait('ananya', 'A woman with short curls and round glasses, laughing'),
]

/** Members nobody is named by; beside a name they are decoration, and the page may hide the alt. */
export const avatars: readonly Picture[] = [
  avatar('01', 'A woman with a dark bob and a red top'),
  avatar('02', 'A man with a short beard and a green shirt'),
  avatar('03', 'A woman with her hair in a high bun'),
  avatar('04', 'A man with grey at the temples and glasses'),
  avatar('05', 'A woman in a rose headscarf'),
  avatar('06', 'A man with close-cropped hair in a saffron pullover'),
  avatar('07', 'A woman with a cloud of curls and gold earrings'),
  avatar('08', 'A man in a turban with a full beard'),
  avatar('09', 'A woman with a long red braid'),
  avatar('10', 'A man with wavy hair and a striped shirt'),
  avatar('11', 'A woman with a short silver-streaked crop'),
  avatar('12', 'A man in a sun hat, with a moustache'),
]
