import type { Picture } from './pictures.ts'

/** A portrait with a name. */
export const portrait = (name: string, alt: string): Picture => ({
  src: `/art/people/${name}.svg`,
  alt,
  width: 320,
  height: 320,
})

export const testimonialPortraits: readonly Picture[] = [
  portrait('priya', 'A smiling woman with long dark hair and a saffron scarf'),
  portrait('rohan', 'A bearded man in a sea-blue shirt, smiling'),
  portrait('ananya', 'A woman with short curls and round glasses, laughing'),
]
