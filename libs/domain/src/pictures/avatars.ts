import { avatarSrc } from './avatar-src.ts'
import type { Picture } from './pictures.ts'

const avatar = (number: string, alt: string): Picture => ({
  src: avatarSrc(Number(number) - 1),
  alt,
  width: 160,
  height: 160,
})

/**
 * Drawings of invented people. Next to a name they are decoration, and the page may hide the alt text.
 */
export const avatars: readonly Picture[] = [
  avatar('01', 'A woman with a dark bob and a red top'),
  avatar('02', 'A man with a short beard and a green shirt'),
  avatar('03', 'A woman with her hair in a high bun'),
  avatar('04', 'A man with glasses, a short beard and grey temples'),
  avatar('05', 'A woman in a rose headscarf'),
  avatar('06', 'A man with close-cropped hair in a saffron pullover'),
  avatar('07', 'A woman with a cloud of curls and gold earrings'),
  avatar('08', 'A woman with a saffron dupatta over her dark hair'),
  avatar('09', 'A woman with a long red braid'),
  avatar('10', 'A man with wavy hair and a striped shirt'),
  avatar('11', 'A woman with short dark hair and a silver fringe'),
  avatar('12', 'A man in a sun hat, with a moustache'),
]
