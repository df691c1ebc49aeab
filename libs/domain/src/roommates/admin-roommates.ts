import * as z from 'zod/mini'
import { calendarDate, id } from '../contract/request.ts'
import { roomDatesView } from './roommates.ts'
import { storedText } from '../text/stored-text.ts'

const member = z.object({ id, name: storedText(130) })
export type RoomMember = z.output<typeof member>
const members = z.array(member)

/** The rooms of a departure's group. Vetoes, and who said yes or no, are for no operator. */
export const departureRooms = z.object({
  tripTitle: storedText(200),
  departureDate: calendarDate,
  dates: roomDatesView,
  /** How often the club has proposed rooms. */
  rounds: z.int(),
  maxRounds: z.int(),
  canPropose: z.boolean(),
  rooms: z.array(
    z.object({ id, state: z.enum(['proposed', 'fixed']), members, answerBy: calendarDate }),
  ),
  /** Members who share and have no room yet. */
  open: members,
  /** Members without a roommate who were offered a private room, and have not taken it. */
  offered: members,
  /** Members who took that offer, or for whom no one was found until the end. */
  taken: members,
  notSharing: members,
})
export type DepartureRooms = z.output<typeof departureRooms>
