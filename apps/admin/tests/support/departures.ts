import type { Seats } from '@farandfew/domain/departures/seats.ts'
import {
  addDeparture,
  cancelDeparture,
  getDepartureCancellation,
  changeDeparture,
  closeDeparture,
  getAdminDeparture,
  listAdminDepartures,
  reopenDeparture,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import {
  addDepartureHotel,
  changeDepartureHotel,
  listDepartureHotels,
  removeDepartureHotel,
} from '@farandfew/domain/departures/departure-hotels.contract.ts'
import {
  adminDepartureParams,
  type AdminDepartureWithBookings,
} from '@farandfew/domain/departures/admin-departures.ts'
import type { DepartureBooking } from '@farandfew/domain/departures/departure-bookings.ts'
import { departureHotelParams } from '@farandfew/domain/departures/departure-hotels.ts'
import {
  listDepartureTravelDetails,
  openMemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import {
  memberTravelDetailsParams,
  type TravelDetailsEntry,
} from '@farandfew/domain/travel-details/admin-travel-details.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { DepartureHotel } from '@farandfew/domain/trip-pockets/departure-hotel.ts'
import { adminWaitlist, type WaitlistEntry } from '@farandfew/domain/bookings/admin-waitlist.ts'
import * as z from 'zod/mini'
import { type FakeCall, type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains } from './newest-first.ts'

export interface DeparturesState {
  /** Of the one refund of a cancelled departure. */
  refundsDone: number
  /** Those of departure 7. */
  hotels: DepartureHotel[]
  /** Those of departure 7. */
  travellers: TravelDetailsEntry[]
  departures: AdminDepartureWithBookings[]
  /** Of any departure on which someone waits. */
  waitlist: WaitlistEntry[]
}

const trips = [
  { id: 1, title: 'Hidden Gems of Turkey', duration: 4, archived: false },
  { id: 2, title: 'Bali Bliss', duration: 4, archived: false },
]

/** The seats of a departure, of which those that are not taken are free. */
export function seatsWith(taken: Partial<Omit<Seats, 'free'>> = {}): Seats {
  const { total, ...parts } = { total: 12, booked: 0, held: 0, offered: 0, kept: 0, ...taken }
  const { booked, held, offered, kept } = parts
  return { total, ...parts, free: total - booked - held - offered - kept }
}

const departure = (
  id: number,
  fields: Partial<AdminDepartureWithBookings>,
): AdminDepartureWithBookings => ({
  id,
  tripId: 1,
  tripTitle: 'Hidden Gems of Turkey',
  tripDuration: 4,
  departureDate: '2025-08-14',
  duration: 4,
  priceTier: 2,
  spotsTotal: 12,
  seats: seatsWith(),
  keptUntil: null,
  waiting: 0,
  groupDecision: null,
  decisionDate: '2025-06-15',
  stateLabel: 'Open · 12 left',
  pendingInvites: 0,
  isActive: true,
  hasLeft: false,
  coordinator: '',
  hostAbout: '',
  hostLanguages: '',
  hostPicture: '',
  paid: 0,
  paidOffSite: 0,
  canCancel: true,
  host: null,
  bookings: [],
  bookingsTotal: 0,
  ...fields,
})

const seat: DepartureBooking = {
  id: 1,
  userId: 1,
  name: 'Asha Rao',
  username: 'asha',
  email: 'asha@mail.example',
  ageGroup: '30-35',
  city: 'Pune',
  country: 'India',
  status: 'confirmed',
  endedBy: null,
  amountPaid: 5_000_000,
  totalAmount: 20_000_000,
  currency: 'INR',
  holdExpiresAt: null,
  balanceDue: '2025-06-15',
  receipts: ['FF/25-26/000001'],
  refunds: [],
  refundByHand: 0,
  canCancel: true,
}

const savedAt = '2025-05-01T09:30:00.000Z'
const passport = {
  passportName: 'Asha Rao',
  passportNumber: 'Z1234567',
  passportExpiry: '2025-12-01',
  nationality: 'Indian',
  diet: 'vegan',
  foodNotes: null,
  emergencyName: 'Ravi Rao',
  emergencyRelation: 'Father',
  emergencyPhone: '+91 98450 11223',
}

/** Someone who waits on a departure. */
export const waits = (userId: number, fields: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  userId,
  name: `Member ${userId}`,
  username: `member-${userId}`,
  position: 1,
  joinedAt: '2025-05-01T08:00:00.000Z',
  state: 'waiting',
  until: null,
  isOpened: false,
  obstacle: null,
  ...fields,
})

/** One departure with two travellers, a hold and an ended booking, one that has left, and one in 2026 without bookings. */
export const noDepartures = (): DeparturesState => ({
  waitlist: [waits(3, { name: 'Ravi' })],
  refundsDone: 1,
  travellers: [
    {
      bookingId: 1,
      userId: 1,
      name: 'Asha Rao',
      state: 'complete',
      savedAt,
      hasArrival: true,
    },
    {
      bookingId: 2,
      userId: 2,
      name: 'Ben Okri',
      state: 'missing',
      savedAt: null,
      hasArrival: false,
    },
  ],
  hotels: [
    {
      id: 1,
      name: 'Lantern House',
      address: '1 Harbour Street, Istanbul',
      phone: null,
      firstNight: '2025-08-14',
      nights: 1,
    },
  ],
  departures: [
    departure(4, {
      departureDate: '2025-05-01',
      hasLeft: true,
      stateLabel: 'Departed',
      canCancel: false,
    }),
    departure(7, {
      seats: seatsWith({ booked: 2, held: 1 }),
      waiting: 1,
      pendingInvites: 2,
      coordinator: 'Leena',
      stateLabel: 'Open · 9 left',
      paid: 25_000_000,
      paidOffSite: 20_000_000,
      bookingsTotal: 4,
      bookings: [
        { ...seat },
        {
          ...seat,
          id: 2,
          userId: null,
          name: null,
          username: null,
          email: null,
          ageGroup: null,
          city: null,
          country: null,
          amountPaid: 20_000_000,
          balanceDue: null,
          receipts: [],
        },
        {
          ...seat,
          id: 3,
          userId: 3,
          name: 'Ravi',
          status: 'pending',
          amountPaid: 0,
          balanceDue: null,
          holdExpiresAt: '2025-05-01T18:30:00.000Z',
          receipts: [],
        },
        {
          ...seat,
          id: 4,
          userId: 4,
          name: 'Zoya',
          status: 'cancelled',
          endedBy: 'member',
          balanceDue: null,
          canCancel: false,
          refundByHand: 1_000_000,
          receipts: ['FF/25-26/000002', 'FF/25-26/000003'],
          refunds: [
            { amount: 15_000_000, status: 'sent' },
            { amount: 5_000_000, status: 'failed' },
          ],
        },
      ],
    }),
    departure(9, {
      tripId: 2,
      tripTitle: 'Bali Bliss',
      departureDate: '2026-02-07',
      duration: 8,
      priceTier: 3,
      stateLabel: 'By invite',
    }),
  ],
})

const year = ({ departureDate }: { departureDate: string }) => Number(departureDate.slice(0, 4))

function list(api: DeparturesState, { response, query }: FakeCall) {
  const asked = z.parse(listAdminDepartures.query, Object.fromEntries(query))
  const found = api.departures
    .filter((one) => asked.season === undefined || year(one) === asked.season)
    .filter((one) => asked.when === 'all' || !one.hasLeft)
    .filter(({ tripTitle, departureDate }) =>
      anyContains([tripTitle, formatDate(departureDate)], asked.search),
    )
    .filter(({ tripId }) => asked.tripId === undefined || tripId === asked.tripId)
    .sort((one, other) => (one.departureDate < other.departureDate ? -1 : 1))
  send(response, 200, listAdminDepartures.responses[200], {
    items: found,
    nextCursor: null,
    total: found.length,
    today: '2025-05-01',
    seasons: [...new Set(api.departures.map(year))].sort(),
    trips,
  })
}

/** The calls of the departures' page. */
export function departuresRoutes(api: DeparturesState): FakeRoutes {
  const withOne =
    (answer: (call: FakeCall, found: AdminDepartureWithBookings) => void) => (call: FakeCall) => {
      const { id } = z.parse(adminDepartureParams, call.params)
      const found = api.departures.find((one) => one.id === id)
      if (found) answer(call, found)
      else refuse(call.response, { code: 'NOT_FOUND', detail: 'There is no such departure' })
    }
  const turn = (isActive: boolean) =>
    withOne(({ response }, found) => {
      const { responses } = isActive ? reopenDeparture : closeDeparture
      send(
        response,
        200,
        responses[200],
        Object.assign(found, { isActive, stateLabel: isActive ? 'By invite' : 'Closed' }),
      )
    })
  /** Ends every booking, for the club. */
  const endAll = (found: AdminDepartureWithBookings) => {
    for (const booking of found.bookings.filter(({ canCancel }) => canCancel)) {
      Object.assign(booking, { status: 'cancelled', endedBy: 'club', canCancel: false })
    }
    found.seats = seatsWith({ total: found.spotsTotal })
  }
  return {
    'POST /api/admin/departures/:id/cancel': withOne(({ response, body }, found) => {
      const { travellers, refund } = z.parse(cancelDeparture.body, body)
      if (found.groupDecision === 'cancelled') {
        return refuse(response, { code: 'DEPARTURE_CHANGED', detail: 'Ben has cancelled it.' })
      }
      if (travellers !== found.seats.booked || refund !== found.paid) {
        return refuse(response, { code: 'REFUND_CHANGED', detail: 'Someone has booked meanwhile.' })
      }
      endAll(found)
      Object.assign(found, {
        groupDecision: 'cancelled',
        stateLabel: 'Closed',
        canCancel: false,
        paid: 0,
        waiting: 0,
      })
      send(response, 200, cancelDeparture.responses[200], found)
    }),
    'GET /api/admin/departures/:id/cancellation': withOne(({ response }, found) =>
      send(response, 200, getDepartureCancellation.responses[200], {
        cancellation:
          found.groupDecision === 'cancelled'
            ? {
                reason: 'The balloons cannot fly.',
                startedAt: '2025-05-01T09:00:00.000Z',
                isFinished: true,
                bookings: 3,
                cancelled: 3,
                refunds: 1,
                refundsDone: api.refundsDone,
                refundsFailed: 0,
              }
            : null,
      }),
    ),
    'GET /api/admin/departures': (call) => list(api, call),
    'GET /api/admin/departures/:id': withOne(({ response }, found) =>
      send(response, 200, getAdminDeparture.responses[200], found),
    ),
    'POST /api/admin/departures': ({ response, body }) => {
      const form = z.parse(addDeparture.body, body)
      const trip = trips.find(({ id }) => id === form.tripId)!
      const added = departure(20, {
        ...form,
        tripTitle: trip.title,
        seats: seatsWith({ total: form.spotsTotal }),
      })
      api.departures.push(added)
      send(response, 201, addDeparture.responses[201], added)
    },
    'PATCH /api/admin/departures/:id': withOne(({ response, body }, found) => {
      const { before, after } = z.parse(changeDeparture.body, body)
      const isUnchanged = Object.entries(before).every(
        ([field, value]) => found[field as keyof typeof before] === value,
      )
      if (!isUnchanged) {
        const detail = 'Someone changed this departure in the meantime. Please look at it again.'
        return refuse(response, { code: 'DEPARTURE_CHANGED', detail })
      }
      Object.assign(found, after)
      found.seats = seatsWith({ ...found.seats, total: found.spotsTotal })
      send(response, 200, changeDeparture.responses[200], found)
    }),
    'GET /api/admin/departures/:id/travel-details': withOne(({ response }, { id }) =>
      send(response, 200, listDepartureTravelDetails.responses[200], {
        departureId: id,
        dueOn: '2025-07-24',
        eraseOn: '2025-10-16',
        items: id === 7 ? api.travellers : [],
      }),
    ),
    'POST /api/admin/departures/:id/travel-details/:bookingId/open': ({ response, params }) => {
      const { id, bookingId } = z.parse(memberTravelDetailsParams, params)
      const found = api.travellers.find((one) => one.bookingId === bookingId)
      if (!found?.savedAt) return refuse(response, { code: 'NOT_FOUND', detail: 'Not found' })
      send(response, 200, openMemberTravelDetails.responses[200], {
        ...found,
        departureId: id,
        departureDate: '2025-08-14',
        duration: 4,
        details: passport,
        arrival: null,
      })
    },
    'GET /api/admin/departures/:id/waitlist': ({ response }) =>
      send(response, 200, adminWaitlist, { entries: api.waitlist }),
    'POST /api/admin/departures/:id/waitlist/empty': withOne(({ response }, found) => {
      api.waitlist = api.waitlist.filter(({ state }) => state === 'kept')
      found.waiting = 0
      send(response, 200, adminWaitlist, { entries: api.waitlist })
    }),
    'DELETE /api/admin/departures/:id/waitlist/:userId': withOne(({ response, params }, found) => {
      api.waitlist = api.waitlist.filter(({ userId }) => String(userId) !== params['userId'])
      found.waiting = api.waitlist.length
      send(response, 200, adminWaitlist, { entries: api.waitlist })
    }),
    'GET /api/admin/departures/:id/hotels': withOne(({ response }, { id }) =>
      send(response, 200, listDepartureHotels.responses[200], id === 7 ? api.hotels : []),
    ),
    'POST /api/admin/departures/:id/hotels': ({ response, body }) => {
      const { phone = null, ...form } = z.parse(addDepartureHotel.body, body)
      const hotel = { id: 2, phone, ...form }
      api.hotels.push(hotel)
      send(response, 201, addDepartureHotel.responses[201], hotel)
    },
    'PUT /api/admin/departures/:id/hotels/:hotelId': ({ response, params, body }) => {
      const { hotelId } = z.parse(departureHotelParams, params)
      const { phone = null, ...form } = z.parse(changeDepartureHotel.body, body).after
      const hotel = { id: hotelId, phone, ...form }
      api.hotels = api.hotels.map((one) => (one.id === hotelId ? hotel : one))
      send(response, 200, changeDepartureHotel.responses[200], hotel)
    },
    'DELETE /api/admin/departures/:id/hotels/:hotelId': ({ response, params }) => {
      const { hotelId } = z.parse(departureHotelParams, params)
      const removed = api.hotels.find(({ id }) => id === hotelId)!
      api.hotels = api.hotels.filter((one) => one !== removed)
      send(response, 200, removeDepartureHotel.responses[200], removed)
    },
    'POST /api/admin/departures/:id/close': turn(false),
    'POST /api/admin/departures/:id/reopen': turn(true),
  }
}
