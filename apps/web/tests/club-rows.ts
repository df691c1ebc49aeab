import { type BookingFacts, summarizeBooking } from '@farandfew/domain/bookings/booking-summary.ts'
import { listInviteRequests, requestInvite } from '@farandfew/domain/invites/invites.contract.ts'
import { listSecurityEvents } from '@farandfew/domain/security-events/security-events.contract.ts'
import { listSessions } from '@farandfew/domain/auth/auth.contract.ts'
import {
  listUserTrips,
  getDepartureOffer,
  listBookings,
  verifyPayment,
} from '@farandfew/domain/bookings/bookings.contract.ts'
import { getUserQuiz, listQuizQuestions } from '@farandfew/domain/quiz/quiz.contract.ts'
import type { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import type { UserQuiz } from '@farandfew/domain/quiz/quiz.ts'
import type { UserSecurityEvent } from '@farandfew/domain/security-events/user-security-events.ts'
import type { UserSession } from '@farandfew/domain/auth/auth.ts'
import type {
  UserTrips,
  BookingView,
  DepartureOffer,
} from '@farandfew/domain/bookings/booking-view.ts'
import type { DocumentFacts } from '@farandfew/domain/refunds/money-documents.ts'
import { listWaitlistPlaces } from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { noClubIdentity, type PublicClub } from '@farandfew/domain/club-details/club-identity.ts'
import type { ConnectionList } from '@farandfew/domain/connections/connection-views.ts'
import type { EndingAccount } from '@farandfew/domain/personal-data/personal-data.ts'
import { previewDeletion } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import { listConnections } from '@farandfew/domain/connections/connections.contract.ts'
import type { HostList } from '@farandfew/domain/hosts/host.ts'
import { listHosts } from '@farandfew/domain/hosts/hosts.contract.ts'
import {
  listDepartures,
  listTripDepartures,
} from '@farandfew/domain/departures/departures.contract.ts'
import { decisionDate, defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import type {
  DepartureList,
  ListedDeparture,
} from '@farandfew/domain/departures/listed-departure.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { countUnreadMessages } from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { listGroups } from '@farandfew/domain/groups/groups.contract.ts'
import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { subscribe, unsubscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import type { ReviewedTrip, TripReviews } from '@farandfew/domain/reviews/review.ts'
import { listOwnReviews, listTripReviews } from '@farandfew/domain/reviews/reviews.contract.ts'
import { listSavedTrips } from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { listTravelDetails } from '@farandfew/domain/travel-details/travel-details.contract.ts'
import { getTrip, listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import { visaText } from '@farandfew/domain/trips/visa-texts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { OwnVouches } from '@farandfew/domain/vouches/vouch.ts'
import { listVouches } from '@farandfew/domain/vouches/vouches.contract.ts'
import type * as z from 'zod/mini'
import { createFakeApi } from './fake-api.ts'

/** A member with a username and otherwise empty fields. */
export const testMember = (username: string, more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  username,
  email: null,
  phone: null,
  firstName: null,
  lastName: null,
  ageGroup: null,
  gender: null,
  city: null,
  country: null,
  instagramHandle: null,
  linkedinHandle: null,
  bio: null,
  interests: [],
  travelPreferences: [],
  profileImage: null,
  quizData: null,
  createdAt: '2025-05-01T00:00:00Z',
  emailVerified: false,
  phoneVerified: false,
  ...more,
})

/** An instant of the day on which the tests see the club. */
export const receivedAt = '2025-05-01T09:30:00.000Z'
const instants = { createdAt: receivedAt, updatedAt: receivedAt }
const seen = { signedInAt: receivedAt, lastSeenAt: receivedAt }

/** The seats of a departure of twelve with so many free; five are booked, and the others are held, offered or kept. */
export function seatsWithFree(free: number): Pick<ListedDeparture, 'seats' | 'spotsRemaining'> {
  const taken = { booked: 5, held: 1, offered: 1 }
  return {
    seats: { total: 12, ...taken, kept: 12 - 7 - free, free, isBeingPaid: false },
    spotsRemaining: free,
  }
}

/** The same, once it is guaranteed. */
const guaranteedSeats = {
  total: 12,
  booked: 8,
  held: 1,
  offered: 0,
  kept: 0,
  free: 3,
  isBeingPaid: false,
}

const today = '2025-05-01'

/** Whether it is guaranteed or not decided yet: on the day of its decision every other one is cancelled. */
function decisionOf(departureDate: CalendarDate) {
  const decidedOn = decisionDate({ departureDate, decisionDays: defaultDecisionDays })
  return {
    decisionDate: decidedOn,
    ...seatsWithFree(3),
    ...(decidedOn <= today
      ? { groupDecision: 'guaranteed' as const, seats: guaranteedSeats }
      : { groupDecision: null }),
  }
}

/** The schedule before its first departure, with three seats free on each departure. */
const schedule: DepartureList = {
  today,
  departures: schedule2025.map(({ date, days, destination, ...departure }) => ({
    ...departure,
    ...decisionOf(date),
    departureDate: date,
    duration: days,
    destination: destinationNames[destination],
    spotsTotal: 12,
    isClosed: false,
    visaWarning: null,
    groupSummary: null,
    host: null,
  })),
}

/** What offers and bookings of a departure have in common. Every departure costs the same here. */
function termsOf(departureId: number) {
  const departure = schedule.departures.find((one) => one.id === departureId)!
  const { id, title, images, includedItems, excludedItems, practicalFacts } = catalogue.find(
    (trip) => trip.id === departure.tripId,
  )!
  return {
    today: schedule.today,
    departure,
    trip: {
      id,
      title,
      image: images[0] ?? null,
      includedItems,
      excludedItems,
      visa: visaText(practicalFacts?.visa),
    },
    host: 'Elif Kaya',
    meeting: 'Karaköy, Istanbul, at 13:00 on 14 August 2025, local time',
    price: { package: 18_674_100, gst: 933_700, tcs: 392_200, total: 20_000_000 },
    plan: {
      kind: 'deposit' as const,
      now: 5_000_000,
      balance: 15_000_000,
      balanceDue: '2025-06-15',
    },
  }
}

/** What cancelling a booking of the departure gives back once its deposit is paid. */
const refundSteps: BookingFacts['refundSteps'] = [
  { rule: 'early', amount: 5_000_000, until: '2025-06-15' },
  { rule: 'half', amount: 2_500_000, until: '2025-07-15' },
  { rule: 'late', amount: 0, until: undefined },
]

function findOffer(
  departureId: number,
  more?: Partial<DepartureOffer>,
): DepartureOffer | undefined {
  if (!schedule.departures.some(({ id }) => id === departureId)) return undefined
  return {
    ...termsOf(departureId),
    refundTable: heldBooking().summary.refundTable,
    state: 'bookable',
    beingPaidUntil: null,
    waitlist: null,
    hasSeatNotice: false,
    ...more,
  }
}

/** What receipts and credit notes of the booking said when they were issued. */
export function documentFacts(): DocumentFacts {
  const { departure, trip, price } = termsOf(7)
  const { departureDate, duration } = departure
  return {
    receivedFrom: 'Maya Rao',
    tripTitle: trip.title,
    departureDate,
    duration,
    price,
    issuer: null,
  }
}

/** A booking's fields, and what its summary is made from beside them. */
type BookingChanges = Partial<Omit<BookingView, 'summary'>> &
  Partial<
    Pick<BookingFacts, 'isPaymentOnItsWay' | 'acceptsPayment' | 'isCancelledByClub' | 'refundSteps'>
  >

/** The booking of a member who holds a seat on the departure of Turkey on 14 August 2025. */
export function heldBooking(more: BookingChanges = {}): BookingView {
  const now = Date.now()
  const { isPaymentOnItsWay = false, isCancelledByClub = false, ...fields } = more
  const { acceptsPayment = fields.status !== 'cancelled' } = more
  const view = {
    ...termsOf(7),
    id: 100,
    status: 'pending' as const,
    money: 'unpaid' as const,
    amountPaid: 0,
    partRefunded: 0,
    discount: 0,
    amountRefunded: 0,
    amountReturned: 0,
    refundHistory: [],
    creditNotes: [],
    hasAgreed: true,
    due: { part: 'deposit' as const, amount: 5_000_000 },
    holdExpiresAt: new Date(now + 15 * 60_000).toISOString(),
    now: new Date(now).toISOString(),
    refundNow: 0,
    endedBy: null,
    receipts: [],
    createdAt: new Date(now).toISOString(),
    ...fields,
  }
  const facts: BookingFacts = {
    refundSteps: view.refundNow === null ? [] : refundSteps,
    reasonForMember: null,
    ...view,
    isPaymentOnItsWay,
    isReturnOnItsWay: false,
    acceptsPayment,
    isCancelledByClub,
    totalAmount: view.price.total,
    holdExpiresAt: view.holdExpiresAt === null ? null : new Date(view.holdExpiresAt),
    due: view.due ?? undefined,
  }
  return { ...view, summary: summarizeBooking(facts, view.today) }
}

/** The same booking, once its deposit is paid. */
export const confirmedBooking = (more: BookingChanges = {}) =>
  heldBooking({
    status: 'confirmed',
    money: 'deposit-paid',
    amountPaid: 5_000_000,
    due: { part: 'balance', amount: 15_000_000 },
    holdExpiresAt: null,
    refundNow: 5_000_000,
    receipts: [
      {
        number: 'FF/25-26/000042',
        issuedOn: '2025-05-01',
        receivedOn: '2025-05-01',
        amount: 5_000_000,
        gst: 233_425,
        tcs: 98_050,
        part: 'deposit',
        partNumber: null,
        method: 'gateway',
        reference: 'pay_4711',
        facts: documentFacts(),
      },
    ],
    ...more,
  })

/** The refund of the deposit, just asked for. */
export const requestedRefund = (): BookingView['refundHistory'][number] => ({
  amount: 5_000_000,
  reason: 'member',
  step: 'requested',
  requestedOn: '2025-05-01',
  sentOn: null,
  doneOn: null,
  givenReason: null,
  reference: null,
  isByHand: false,
  creditNote: null,
})

const ended = {
  due: null,
  holdExpiresAt: null,
  refundNow: null,
}

/** The same booking, after its hold ended without a payment. */
export const expiredBooking = (more: BookingChanges = {}) =>
  heldBooking({ ...ended, status: 'expired', endedBy: 'hold', ...more })

/** The same booking, after the member released the seat before paying. */
export const releasedBooking = (more: BookingChanges = {}) =>
  heldBooking({ ...ended, status: 'cancelled', endedBy: 'member', ...more })

/** A stored quick invite request for Turkey, with its row of the list. */
export const quickRequest = (form: z.output<typeof requestQuickInvite.body>) => ({
  ...form,
  ...instants,
  id: 1,
  preferredDestination: form.preferredDestination ?? null,
  additionalRequests: form.additionalRequests ?? null,
  status: 'pending' as const,
  item: {
    kind: 'quick' as const,
    id: 1,
    tripName: 'Turkey',
    requestedDate: 'May 2025',
    groupSize: 'Medium (8-12 people)',
    budget: 'INR 2-2.5 Lacs',
    status: 'pending' as const,
    requestDate: receivedAt,
  },
})

const noReviews: TripReviews = { average: null, count: 0, reviews: [] }

/** A trip as the API answers it: the built-in catalogue does not know the seats of its next departure. */
function withSeats(trip: Trip): Trip {
  const { nextDeparture, spotsLeft: free } = trip
  if (!nextDeparture || nextDeparture.seats) return trip
  const seats = {
    total: 12,
    booked: 12 - free,
    held: 0,
    offered: 0,
    kept: 0,
    free,
    isBeingPaid: false,
  }
  return { ...trip, nextDeparture: { ...nextDeparture, seats } }
}

/** The rows that the calls of the site read; a test replaces those that it is about. */
const createState = () => ({
  questions: quizQuestions as readonly QuizQuestion[],
  trips: catalogue as readonly Trip[],
  schedule,
  club: noClubIdentity as PublicClub,
  /** The approved reviews by trip. */
  reviews: new Map<number, TripReviews>(),
  /** What a departure's offer has that the others have not, by departure. */
  offers: {} as Record<number, Partial<DepartureOffer>>,
  bookings: [] as BookingView[],
  waitlist: [] as WaitlistPlace[],
  userTrips: { current: [], previous: [] } as UserTrips,
  requests: [] as InviteRequestItem[],
  quiz: { takenAt: null, answers: {}, matches: [], profile: null } as UserQuiz,
  sessions: [
    { id: 'session-0001', device: 'Chrome on Linux', ...seen, current: true },
    { id: 'session-0002', device: 'Safari on iPhone', ...seen, current: false },
  ] as UserSession[],
  securityEvents: [] as UserSecurityEvent[],
  connections: {
    settings: {
      takesRequests: true,
      maySendRequests: true,
      sharesPhone: true,
      sharesInstagram: true,
      sharesLinkedin: true,
    },
    shared: { phone: null, instagramHandle: null, linkedinHandle: null },
    pairs: [],
    blocked: [],
  } as ConnectionList,
  vouches: { mayVouch: false, left: 2, vouches: [] } as OwnVouches,
  hosts: [] as HostList,
  ownReviews: [] as ReviewedTrip[],
  savedTrips: [] as number[],
  savedDepartures: {} as Record<string, number>,
  ending: { bookings: [], refund: 0, lastMailTo: null } as EndingAccount,
})

/** Answers the calls of the site: reads with rows, the forms of visitors with what was sent. */
export function createClub() {
  const api = createFakeApi()
  const state = createState()
  const { answer } = api

  answer(listTrips, () => state.trips.map(withSeats))
  answer(getTrip, ({ id }) => state.trips.map(withSeats).find((trip) => trip.id === id))
  answer(listDepartures, () => state.schedule)
  answer(listHosts, () => state.hosts)
  answer(listTripDepartures, ({ id }) => ({
    today: state.schedule.today,
    departures: state.schedule.departures.filter(({ tripId }) => tripId === id),
  }))
  answer(listTripReviews, ({ id }) => state.reviews.get(id) ?? noReviews)
  answer(getClub, () => state.club)
  answer(listQuizQuestions, () => [...state.questions])
  answer(getDepartureOffer, ({ id }) => findOffer(id, state.offers[id]))
  answer(listBookings, () => state.bookings)
  answer(verifyPayment, () => state.bookings[0]!)
  answer(listWaitlistPlaces, () => state.waitlist)
  answer(listUserTrips, () => state.userTrips)
  answer(listInviteRequests, () => state.requests)
  answer(getUserQuiz, () => state.quiz)
  answer(listSessions, () => state.sessions)
  answer(listSecurityEvents, () => state.securityEvents)
  answer(listConnections, () => state.connections)
  answer(previewDeletion, () => state.ending)
  answer(listVouches, () => state.vouches)
  answer(listOwnReviews, () => state.ownReviews)
  answer(listSavedTrips, () => ({
    tripIds: state.savedTrips,
    departureIds: state.savedDepartures,
  }))
  answer(createInquiry, ({ body }) => ({
    ...body,
    id: 1,
    tripId: body.tripId ?? null,
    tripTitle: null,
    createdAt: receivedAt,
  }))
  answer(requestInvite, ({ body }) => ({
    ...body,
    ...instants,
    id: 1,
    status: 'pending' as const,
    message: body.message ?? null,
    scheduleId: body.scheduleId ?? null,
  }))
  answer(subscribe, ({ body }) => body)
  answer(unsubscribe, { subscribed: false })
  answer(updateProfile, ({ body: { currentPassword: _, ...changes } }) =>
    api.signIn({ ...api.member()!, ...changes } as CurrentUser),
  )
  answer(listTravelDetails, [])
  answer(listGroups, [])
  answer(countUnreadMessages, { total: 0, groups: [] })

  return { ...api, state }
}
