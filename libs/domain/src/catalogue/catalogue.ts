import { departuresOfTrip } from '../schedule/departures.ts'
import { season2025 } from '../schedule/season-2025.ts'
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

const trips: readonly Trip[] = [
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

/** The trip's first departure of the season: its next one while the whole season lies ahead. */
function firstDeparture({ id }: Trip): Trip['nextDeparture'] {
  const [first] = departuresOfTrip(season2025, id)
  return first ? { departureDate: first.date, duration: first.days } : null
}

/** Every trip of the club, in the order of the fixed ids 1-10. */
export const catalogue: readonly Trip[] = trips.map((trip) => ({
  ...trip,
  nextDeparture: firstDeparture(trip),
}))
