import type { Trip } from '../trips/trip.ts'
import { albania } from './albania.ts'
import { armenia } from './armenia.ts'
import { bali } from './bali.ts'
import { japan } from './japan.ts'
import { kohSamui } from './koh-samui.ts'
import { mexico } from './mexico.ts'
import { montenegro } from './montenegro.ts'
import { portugal } from './portugal.ts'
import { sriLanka } from './sri-lanka.ts'
import { turkey } from './turkey.ts'

/** Every trip of the club, in the order of the fixed ids 1-10. */
export const catalogue: readonly Trip[] = [
  turkey,
  bali,
  montenegro,
  sriLanka,
  portugal,
  mexico,
  japan,
  albania,
  armenia,
  kohSamui,
]
