import { portrait } from './testimonial-portraits.ts'

/** The hosts of the demo who have no account; the others have an avatar. */
export const hostPortraits = {
  ivana: portrait('ivana', 'A woman with long brown hair and a sage-green top'),
  wayan: portrait('wayan', 'A man with close-cropped hair and a moustache, smiling'),
  arben: portrait('arben', 'A man with wavy grey hair and a short grey beard'),
  tigran: portrait('tigran', 'A bald man with a dark beard, glasses and a red scarf'),
  malee: portrait('malee', 'A woman with a black bob and a saffron top, laughing'),
  haruka: portrait('haruka', 'A woman with short black hair, round glasses and a cream scarf'),
  lucia: portrait('lucia', 'A woman with a black braid and gold earrings, laughing'),
}
