import {
  emptyWaitlist,
  extendOffer,
  listAdminWaitlist,
  offerNextSeat,
  removeFromWaitlist,
} from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { WaitlistEntry } from '@farandfew/domain/waitlist/waitlist.ts'
import {
  addDeparture,
  changeDeparture,
  closeDeparture,
  listAdminDepartures,
  reopenDeparture,
  addDepartureHotel,
  changeDepartureHotel,
  listDepartureHotels,
  removeDepartureHotel,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import {
  cancelDeparture,
  getAdminDeparture,
  getDepartureCancellation,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type {
  AdminDepartureWithBookings,
  DepartureBooking,
  DepartureCancellationProgress,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import {
  listDepartureTravelDetails,
  openMemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import type { TravelDetailsEntry } from '@farandfew/domain/travel-details/admin-travel-details.ts'
import type { DepartureHotel } from '@farandfew/domain/departures/admin-departures.ts'
import { figureOf } from './figures.ts'
import { byId, change, type FakeRoute, pageOf, remove, route } from './fake-routes.ts'

export interface DeparturesState {
  departures: AdminDepartureWithBookings[]
  /** The following are of any departure. */
  cancellation: DepartureCancellationProgress['cancellation']
  hotels: DepartureHotel[]
  travellers: TravelDetailsEntry[]
  waitlist: WaitlistEntry[]
}

const trips = [
  { id: 1, title: 'Hidden Gems of Turkey', duration: 4, archived: false },
  { id: 2, title: 'Bali Bliss', duration: 4, archived: false },
]

/** The seats of a departure; all twelve are free unless others are named. */
export const seatsWith = (parts: Partial<Seats> = {}): Seats => ({
  total: 12,
  booked: 0,
  held: 0,
  offered: 0,
  kept: 0,
  free: 12,
  isBeingPaid: false,
  ...parts,
})

const none = figureOf(0)

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
  stateLabel: 'Open',
  applicants: 0,
  meetingPlace: null,
  meetingTime: null,
  meeting: 'Karaköy, Istanbul, at 13:00 on 14 August 2025, local time',
  meetingChoices: {
    trip: [{ duration: 4, place: 'Karaköy, Istanbul', time: '13:00' }],
    others: [{ place: 'Near the Galata tower', time: '12:30' }],
  },
  isActive: true,
  hasLeft: false,
  ...{ paid: none, refunded: none, kept: none, owed: none },
  ...{
    refundOpen: none,
    returnOpen: none,
    returned: none,
    refundByHand: none,
    refundable: none,
    refundableByHand: none,
  },
  canCancel: true,
  host: null,
  bookings: [],
  bookingsTotal: 0,
  ...fields,
})

const leena = { id: 1, name: 'Leena', languages: null, about: null, picture: null }

const seat: DepartureBooking = {
  id: 1,
  userId: 1,
  name: 'Asha Rao',
  username: 'asha',
  ageGroup: '30-35',
  city: 'Pune',
  country: 'India',
  status: 'confirmed',
  endedBy: null,
  label: 'Confirmed',
  moneyLabel: 'Deposit paid',
  amountPaid: 5_000_000,
  totalAmount: 20_000_000,
  currency: 'INR',
  holdExpiresAt: null,
  balance: 'due',
  balanceDue: '2025-06-15',
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
  isAhead: false,
  ...fields,
})

/** One departure with two travellers, a hold and an ended booking, one that has left, and one in 2026 without bookings. */
export const noDepartures = (): DeparturesState => ({
  waitlist: [waits(3, { name: 'Ravi' })],
  cancellation: null,
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
      seats: seatsWith({ booked: 2, held: 1, free: 9 }),
      waiting: 1,
      applicants: 2,
      host: leena,
      stateLabel: 'Open',
      paid: figureOf(25_000_000, { filter: { departure: '7' } }),
      refundable: figureOf(25_000_000),
      refundableByHand: figureOf(20_000_000),
      bookingsTotal: 4,
      bookings: [
        { ...seat },
        {
          ...seat,
          id: 2,
          userId: null,
          name: null,
          username: null,
          ageGroup: null,
          city: null,
          country: null,
          moneyLabel: 'Paid in full',
          amountPaid: 20_000_000,
          balance: null,
          balanceDue: null,
        },
        {
          ...seat,
          id: 3,
          userId: 3,
          name: 'Ravi',
          status: 'pending',
          label: 'Held',
          moneyLabel: 'Not paid',
          amountPaid: 0,
          balance: null,
          balanceDue: null,
          holdExpiresAt: '2025-05-01T18:30:00.000Z',
        },
        {
          ...seat,
          id: 4,
          userId: 4,
          name: 'Zoya',
          status: 'cancelled',
          endedBy: 'member',
          label: 'Cancelled',
          moneyLabel: 'Part refunded',
          balance: null,
          balanceDue: null,
          canCancel: false,
          refundByHand: 1_000_000,
          refunds: [
            { amount: 15_000_000, status: 'sent', isOther: false },
            { amount: 5_000_000, status: 'failed', isOther: false },
            { amount: 1_000_000, status: 'by-hand', isOther: false },
            { amount: 2_000_000, status: 'done', isOther: true },
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

/** The calls of the departures' page. */
export const departuresRoutes = (api: DeparturesState): FakeRoute[] => [
  route(listAdminDepartures, ({ query }) => ({
    ...pageOf(api.departures, query),
    today: '2025-05-01',
    seasons: [2025, 2026],
    trips,
  })),
  route(getAdminDeparture, ({ params }) => byId(api.departures, params.id)),
  route(addDeparture, ({ body }) => {
    const added = departure(20, { ...body, host: body.hostId === null ? null : leena })
    api.departures.push(added)
    return added
  }),
  route(changeDeparture, ({ params, body: { after } }) =>
    change(byId(api.departures, params.id), after),
  ),
  route(closeDeparture, ({ params }) => byId(api.departures, params.id)),
  route(reopenDeparture, ({ params }) => byId(api.departures, params.id)),
  route(cancelDeparture, ({ params }) => byId(api.departures, params.id)),
  route(getDepartureCancellation, () => ({ cancellation: api.cancellation })),
  route(listDepartureTravelDetails, ({ params }) => ({
    departureId: params.id,
    dueOn: '2025-07-24',
    eraseOn: '2025-10-16',
    items: api.travellers,
  })),
  route(openMemberTravelDetails, ({ params }) => {
    const found = api.travellers.find(({ bookingId }) => bookingId === params.bookingId)
    return (
      found && {
        ...found,
        savedAt,
        departureId: params.id,
        departureDate: '2025-08-14',
        duration: 4,
        details: passport,
        arrival: null,
      }
    )
  }),
  route(listAdminWaitlist, () => ({ entries: api.waitlist })),
  route(emptyWaitlist, () => ({ entries: api.waitlist })),
  route(offerNextSeat, () => ({ entries: api.waitlist })),
  route(extendOffer, () => ({ entries: api.waitlist })),
  route(removeFromWaitlist, () => ({ entries: api.waitlist })),
  route(listDepartureHotels, () => api.hotels),
  route(addDepartureHotel, ({ body: { phone = null, ...form } }) => {
    const hotel = { id: 2, phone, ...form }
    api.hotels.push(hotel)
    return hotel
  }),
  route(changeDepartureHotel, ({ params, body }) => {
    const { phone = null, ...form } = body.after
    return change(byId(api.hotels, params.hotelId), { phone, ...form })
  }),
  route(removeDepartureHotel, ({ params }) => remove(api.hotels, params.hotelId)),
]
