import { getDepartureRooms } from '@farandfew/domain/roommates/admin-roommates.contract.ts'
import type { DepartureRooms } from '@farandfew/domain/roommates/admin-roommates.ts'
import { type FakeRoute, route } from './fake-routes.ts'

const member = (id: number, name: string) => ({ id, name })

/** A fixed room, and two members who look for one. */
const rooms: DepartureRooms = {
  tripTitle: 'Hidden Gems of Turkey',
  departureDate: '2025-08-14',
  dates: { wishesUntil: '2025-07-24', lastProposalOn: '2025-08-07', lastAnswerOn: '2025-08-12' },
  rounds: 1,
  maxRounds: 5,
  canPropose: true,
  rooms: [
    {
      id: 1,
      state: 'fixed',
      answerBy: '2025-07-30',
      members: [member(1, 'Asha Rao'), member(2, 'Meera Iyer')],
    },
  ],
  open: [member(3, 'Leela Nair'), member(4, 'Zoya Khan')],
  offered: [],
  taken: [],
  notSharing: [],
}

/** The call of the rooms' page. */
export const roomsRoutes: FakeRoute[] = [route(getDepartureRooms, () => rooms)]
