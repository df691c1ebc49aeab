import type { AnnotationKind } from '@farandfew/domain/annotations/annotation-subjects.ts'
import type { OperatorRole } from '@farandfew/domain/operators/roles.ts'
import type { BookingEnd, PaymentPart, RefundReason } from '@farandfew/domain/bookings/booking.ts'
import type { CancellationTerms } from '@farandfew/domain/bookings/refund.ts'
import type { PaymentPlan } from '@farandfew/domain/bookings/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/bookings/price-lines.ts'
import type { ReportDecision } from '@farandfew/domain/reports/report-decisions.ts'
import type { MailingAudienceKind } from '@farandfew/domain/mailings/audience.ts'
import type { MailingState, RecipientState } from '@farandfew/domain/mailings/mailings.ts'
import type { ReportReason } from '@farandfew/domain/connections/report-reasons.ts'
import type { GroupEventKind } from '@farandfew/domain/group-messages/group-event.ts'
import type { MessageEnd } from '@farandfew/domain/group-messages/group-message.ts'
import type { ReactionName } from '@farandfew/domain/group-messages/reactions.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite-statuses.ts'
import type { ReviewState } from '@farandfew/domain/reviews/review.ts'
import type { OwnRoomState } from '@farandfew/domain/roommates/roommates.ts'
import type { RoomState } from '@farandfew/domain/roommates/room-states.ts'
import type { SecurityEventOutcome } from '@farandfew/domain/security-events/event-words.ts'
import type { ExtendedEdition, ItineraryDay, Trip } from '@farandfew/domain/trips/trip.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import type { Gender } from '@farandfew/domain/members/users.options.ts'
import type { QuizData } from '@farandfew/domain/members/user.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/**
 * The tables. Names are camelCase here and snake_case in SQL; the CamelCasePlugin in connect.ts maps them. Instants are
 * Date, calendar dates 'YYYY-MM-DD' text. A jsonb column is written as JSON text and read as a value.
 */
export interface Database {
  users: UsersTable
  userSearch: UserSearchTable
  trips: TripsTable
  tripSchedules: TripSchedulesTable
  tripPictures: TripPicturesTable
  groupMembers: GroupMembersView
  groupSummaries: GroupSummariesTable
  groupSummaryMembers: GroupSummaryMembersTable
  departureHotels: DepartureHotelsTable
  formerHosts: FormerHostsTable
  roomWishes: RoomWishesTable
  roomVetoes: RoomVetoesTable
  rooms: RoomsTable
  roomMembers: RoomMembersTable
  groupArrivals: GroupArrivalsTable
  groupDigests: GroupDigestsTable
  groupChecklistItems: GroupChecklistItemsTable
  groupChecklistTicks: GroupChecklistTicksTable
  groupMessages: GroupMessagesTable
  messageReactions: MessageReactionsTable
  messagePictures: MessagePicturesTable
  groupReadPositions: GroupReadPositionsTable
  groupEvents: GroupEventsTable
  inquiries: InquiriesTable
  newsletters: NewslettersTable
  connections: ConnectionsTable
  connectionPauses: ConnectionPausesTable
  connectionSettings: ConnectionSettingsTable
  memberViews: MemberViewsTable
  memberReports: MemberReportsTable
  memberReportPictures: MemberReportPicturesTable
  bookings: BookingsTable
  quizQuestions: QuizQuestionsTable
  quizResponses: QuizResponsesTable
  paymentOrders: PaymentOrdersTable
  payments: PaymentsTable
  paymentEvents: PaymentEventsTable
  refunds: RefundsTable
  handRefunds: HandRefundsTable
  departureCancellations: DepartureCancellationsTable
  paymentEventFaults: PaymentEventFaultsTable
  integrityFindings: IntegrityFindingsTable
  integrityRuns: IntegrityRunsTable
  receiptYears: ReceiptYearsTable
  receipts: ReceiptsTable
  taxRates: TaxRatesTable
  waitlist: WaitlistTable
  vouches: VouchesTable
  reviews: ReviewsTable
  savedTrips: SavedTripsTable
  travelDetails: TravelDetailsTable
  tripInviteRequests: TripInviteRequestsTable
  quickInviteRequests: QuickInviteRequestsTable
  sessions: SessionsTable
  accountTokens: AccountTokensTable
  memberPictures: MemberPicturesTable
  adminSessions: AdminSessionsTable
  operators: OperatorsTable
  notes: NotesTable
  tags: TagsTable
  assignments: AssignmentsTable
  operatorLinks: OperatorLinksTable
  rateLimits: RateLimitsTable
  idempotencyKeys: IdempotencyKeysTable
  outbox: OutboxTable
  mailings: MailingsTable
  mailingRecipients: MailingRecipientsTable
  mailTemplates: MailTemplatesTable
  refusedAddresses: RefusedAddressesTable
  phoneCodes: PhoneCodesTable
  auditLog: AuditLogTable
  securityEvents: SecurityEventsTable
  accountMerges: AccountMergesTable
  secondFactor: SecondFactorTable
  secondFactorOffers: SecondFactorOffersTable
  recoveryCodes: RecoveryCodesTable
  clubSettings: ClubSettingsTable
  clubIdentity: ClubIdentityTable
  sandboxOrders: SandboxOrdersTable
  sandboxPayments: SandboxPaymentsTable
  sandboxRefunds: SandboxRefundsTable
  sandboxEvents: SandboxEventsTable
}

/** Generated by the database, except in the seed. */
type Id = Generated<number>
/** A Date; the database's current time if it is omitted. */
type Now = ColumnType<Date, Date | undefined, Date>
/** JSON, written as text. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface UsersTable {
  id: Id
  username: string
  /** The username regardless of case, generated by the database. Compare with usernameKey in username.ts. */
  usernameKey: GeneratedAlways<string>
  /** What names that look alike have in common (username-skeleton.ts); null if the name was taken before that was unique. */
  usernameSkeleton: Optional<string>
  /** argon2id, PHC format. Never leaves the API. */
  passwordHash: string
  email: Optional<string>
  emailVerifiedAt: Optional<Date>
  phone: Optional<string>
  phoneVerifiedAt: Optional<Date>
  firstName: Optional<string>
  lastName: Optional<string>
  ageGroup: Optional<string>
  /** Null if the member did not say. */
  gender: Optional<Gender>
  city: Optional<string>
  country: Optional<string>
  instagramHandle: Optional<string>
  linkedinHandle: Optional<string>
  bio: Optional<string>
  interests: Defaulted<string[]>
  travelPreferences: Defaulted<string[]>
  profileImage: Optional<string>
  quizData: JsonOrNull<QuizData>
  /** The profile fields that the member's groups see; see groupFields of the domain. */
  shownFields: Defaulted<string[]>
  /** Null if the member can sign in. */
  deactivatedAt: Optional<Date>
  createdAt: Now
}

/** What the admin search reads. A trigger updates it with the member. */
export interface UserSearchTable {
  /** The member's id. */
  id: number
  /** The six searched fields, case-folded, one per line, in UTF-8. */
  content: Buffer
}

/** A view of the members' table that operators share. */
export interface MemberViewsTable {
  id: GeneratedAlways<number>
  name: string
  /** Search, filters, order and columns, as in the table's address. */
  query: Json<Record<string, string>>
  isDefault: Defaulted<boolean>
  /** The name of the operator who saved it. */
  madeBy: Optional<string>
  version: Defaulted<number>
  createdAt: Now
}

export interface TripsTable {
  id: Id
  title: string
  description: string
  destination: string
  region: Trip['region']
  /** Days. */
  duration: number
  /** Whole rupees. */
  price: number
  departureMonths: string
  spotsLeft: number
  groupSize: string
  images: Json<string[]>
  highlights: Json<string[]>
  itinerary: Json<ItineraryDay[]>
  includedItems: Json<string[]>
  excludedItems: Json<string[]>
  featured: Defaulted<boolean>
  availability: Defaulted<Trip['availability']>
  /** Null if all departures of the trip follow its own itinerary. */
  extendedEdition: ColumnType<ExtendedEdition | null, string | null | undefined, string | null>
  practicalFacts: ColumnType<PracticalFacts | null, string | null | undefined, string | null>
  archived: Defaulted<boolean>
  imageAlts: ColumnType<Record<string, string>, string | undefined, string>
}

export interface TripPicturesTable {
  key: string
  /** Pixels. */
  width: number
  format: 'avif' | 'webp'
  content: Buffer
  createdAt: Now
}

export interface TripSchedulesTable {
  id: Id
  tripId: number
  /** A calendar date, 'YYYY-MM-DD'. */
  departureDate: string
  /** Days: those of the trip's own itinerary or of its extended edition. */
  duration: number
  /** 2: INR 200,000; 3: INR 300,000. */
  priceTier: 2 | 3
  spotsTotal: Defaulted<number>
  isActive: Defaulted<boolean>
  /** The name of the host that pages announce. */
  coordinator: Optional<string>
  hostAbout: Optional<string>
  /** Such as 'Turkish and English'. */
  hostLanguages: Optional<string>
  /** A path of the site or an https address. */
  hostPicture: Optional<string>
  /** The host's account, which has the group page. */
  hostId: Optional<number>
  /** Whether the group leaves; null until that is decided. */
  groupDecision: Optional<'confirmed' | 'cancelled'>
  groupDecidedAt: Optional<Date>
  createdAt: Now
}

/** Who belongs to a departure's group: members with a confirmed booking, and the host. */
export interface GroupMembersView {
  departureId: number
  userId: number
  isHost: boolean
}

export interface DepartureHotelsTable {
  id: Id
  departureId: number
  name: string
  address: string
  phone: Optional<string>
  /** A calendar date, 'YYYY-MM-DD'. */
  firstNight: string
  nights: number
  createdAt: Now
}

/** The members of a group who share a room. */
export interface RoomWishesTable {
  departureId: number
  userId: number
  wantsQuiet: boolean
  isEarlyRiser: boolean
  snores: boolean
  mindsSnoring: boolean
  sameGenderOnly: boolean
  /** The private-room offer of a member without a roommate; null without one. */
  ownRoom: Optional<OwnRoomState>
  createdAt: Now
  updatedAt: Now
}

/** With whom a member will not share. No one else ever sees it. */
export interface RoomVetoesTable {
  departureId: number
  userId: number
  vetoedUserId: number
}

/** Rooms for two that the club proposed. The first member has the lower id; null after they deleted their account. */
export interface RoomsTable {
  id: Id
  departureId: number
  /** 1 for the first proposals of the departure. */
  round: number
  firstUserId: Optional<number>
  secondUserId: Optional<number>
  firstAnswer: Optional<boolean>
  secondAnswer: Optional<boolean>
  state: Defaulted<RoomState>
  /** The state before it ended. */
  endedFrom: Optional<'proposed' | 'fixed'>
  /** The last day to answer: a calendar date. */
  answerBy: string
  /** The club's date of the reminder. */
  remindedOn: Optional<string>
  createdAt: Now
  updatedAt: Now
}

/** Who has a proposed or fixed room: one row for each of its two members, so that no one has two. */
export interface RoomMembersTable {
  departureId: number
  userId: number
  roomId: number
}

export interface GroupArrivalsTable {
  departureId: number
  userId: number
  /** A calendar date. */
  arrivesOn: string
  /** Local time, 'HH:MM'. */
  arrivesAt: string
  flight: Optional<string>
  place: string
  updatedAt: Now
}

/** Who hosted a departure before its host of today. */
export interface FormerHostsTable {
  departureId: number
  userId: number
}

/** A member who wants a mail once a day about what is new in a group. */
export interface GroupDigestsTable {
  departureId: number
  userId: number
  /** The club's date of the last look for something new. */
  checkedOn: string
  /** The newest message that a digest was about. */
  messageId: Defaulted<number>
  createdAt: Now
}

/** An item of a group's shared checklist. */
export interface GroupChecklistItemsTable {
  id: Generated<number>
  departureId: number
  label: string
  /** Who wrote the label as it is now. */
  writtenBy: number
  /** Who takes care of it. */
  takenBy: Optional<number>
  /** Who ticked it; null also if that account is gone. */
  doneBy: Optional<number>
  /** Null while it is not done. */
  doneAt: Optional<Date>
  createdAt: Now
}

/** A member's own tick of an item that the club lists for everyone. */
export interface GroupChecklistTicksTable {
  departureId: number
  userId: number
  /** The item's key; see clubItems of the domain. */
  item: string
  tickedAt: Now
}

export interface GroupMessagesTable {
  id: GeneratedAlways<number>
  departureId: number
  /** The author; null after they deleted their account. */
  userId: Optional<number>
  /** Plain text; empty once the message has ended. */
  text: string
  /** A message of the same departure. */
  replyTo: Optional<number>
  postedAt: Now
  editedAt: Optional<Date>
  endedBy: Optional<MessageEnd>
  endedAt: Optional<Date>
  pinnedAt: Optional<Date>
  /** The `Idempotency-Key` with which it was posted. */
  requestKey: Optional<string>
}

export interface MessageReactionsTable {
  messageId: number
  userId: number
  reaction: ReactionName
  createdAt: Now
}

export interface MessagePicturesTable {
  /** 128 random bits, base64url: part of the picture's URL. */
  key: string
  departureId: number
  userId: number
  /** Null until a message shows it. */
  messageId: Optional<number>
  position: Defaulted<number>
  /** What it shows, in the author's words. */
  description: Defaulted<string>
  width: number
  height: number
  /** WebP. A Buffer or a Uint8Array, depending on the database. */
  content: ColumnType<Uint8Array, Uint8Array, Uint8Array>
  createdAt: Now
}

export interface GroupReadPositionsTable {
  departureId: number
  userId: number
  /** The last message that the member has read. */
  messageId: number
  updatedAt: Now
}

/** What happened in a conversation: insert with append_group_event only. */
export interface GroupEventsTable {
  id: GeneratedAlways<number>
  departureId: number
  kind: GroupEventKind
  messageId: Optional<number>
  /** Who has read, or the only member for whom a reset is. */
  userId: Optional<number>
  createdAt: Now
}

/** What is published of each departure's group. */
export interface GroupSummariesTable {
  departureId: number
  summary: Json<GroupFigures>
  publishedAt: Now
}

/** Whom the published summary counts. */
export interface GroupSummaryMembersTable {
  departureId: number
  userId: number
}

export interface InquiriesTable {
  id: Id
  name: string
  email: string
  destination: string
  /** The trip whose page it came from; null for any other page. */
  tripId: Optional<number>
  /** The trip's title at that time. */
  tripTitle: Optional<string>
  message: string
  createdAt: Now
  /** Null until the inquiry is answered. */
  answeredAt: Optional<Date>
  /** The operator who answered; null if they entered no name at sign-in. */
  answeredBy: Optional<string>
}

export interface NewslettersTable {
  id: Id
  /** Unique, in lower case. */
  email: string
  createdAt: Now
}

export type ConnectionStatus = 'pending' | 'accepted' | 'declined' | 'blocked'

export interface ConnectionsTable {
  id: Id
  /** The member who sent the request. */
  userId: number
  connectedUserId: number
  status: Defaulted<ConnectionStatus>
  /** What the member wrote with the request; null once it was answered. */
  note: Optional<string>
  /** Whether the member with the lower id blocks the other one; the status is 'blocked' while either does. */
  lowerBlocks: Defaulted<boolean>
  higherBlocks: Defaulted<boolean>
  /** Whether the pair would be 'declined' without the block. */
  declinedBeforeBlock: Defaulted<boolean>
  createdAt: Now
  updatedAt: Now
}

/** Until when a member cannot ask another one again. */
export interface ConnectionPausesTable {
  userId: number
  otherUserId: number
  /** The club's date from which they can, 'YYYY-MM-DD'. */
  until: string
}

/** A member's choices about connections; the defaults if there is no row. */
export interface ConnectionSettingsTable {
  userId: number
  takesRequests: Defaulted<boolean>
  sharesPhone: Defaulted<boolean>
  sharesInstagram: Defaulted<boolean>
  sharesLinkedin: Defaulted<boolean>
  /** False while the club has stopped the member's requests. */
  maySendRequests: Defaulted<boolean>
  /** When the last mail about a request was queued: at most one leaves in 24 hours. */
  requestMailedAt: Optional<Date>
}

export interface MemberReportsTable {
  id: Id
  /** The member who reports. */
  userId: number
  /** Null after the reported member deleted their account. */
  reportedUserId: Optional<number>
  reason: ReportReason
  words: string
  /** The reported message as it was then. */
  message: JsonOrNull<ReportedMessage>
  /** The note of the request that was open from the reported member. */
  requestNote: Optional<string>
  createdAt: Now
  /** Null while the report is open. */
  decision: Optional<ReportDecision>
  /** The operator's, for operators. */
  decisionNote: Optional<string>
  decidedAt: Optional<Date>
  /** The operator's name; null also if they entered none at sign-in. */
  decidedBy: Optional<string>
}

/** The pictures of a reported message as they were then. */
export interface MemberReportPicturesTable {
  reportId: number
  position: number
  description: string
  /** WebP. A Buffer or a Uint8Array, depending on the database. */
  content: ColumnType<Uint8Array, Uint8Array, Uint8Array>
}

export interface ReportedMessage {
  id: number
  departureId: number
  text: string
  /** ISO instants. */
  sentAt: string
  editedAt: string | null
}

export type BookingStatus = 'pending' | 'confirmed' | 'expired' | 'cancelled'
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refunded'

export interface BookingsTable {
  id: Id
  /** Null after the member deleted their account. */
  userId: Optional<number>
  tripScheduleId: number
  status: Defaulted<BookingStatus>
  paymentStatus: Defaulted<PaymentStatus>
  /** In the currency's smallest unit: paise for INR. */
  amountPaid: Defaulted<number>
  /** In the currency's smallest unit. */
  totalAmount: number
  currency: Defaulted<string>
  /** Frozen when the seat was held, like the plan and the terms. */
  priceLines: Json<PriceLines>
  paymentPlan: Json<PaymentPlan>
  terms: Json<CancellationTerms>
  confirmedAt: Optional<Date>
  endedAt: Optional<Date>
  /** Null while the booking is pending or confirmed. */
  endedBy: Optional<BookingEnd>
  /** What the member gets back of the amount paid; null if it was not cancelled. In the currency's smallest unit. */
  refundAmount: Optional<number>
  /** Why an operator gave back another amount than the terms say. */
  cancelReason: Optional<string>
  /** How often it was moved to another departure. */
  moves: Defaulted<number>
  /** Paise that the club pays back by hand after a move; they stay here when they are paid. */
  movedByHand: Defaulted<number>
  /** The plan's date of the balance; null if it has none. A calendar date. */
  balanceDue: Optional<string>
  /** The last reminder of the balance, in days before its date. */
  balanceReminded: Optional<number>
  /** The last reminder of the travel details, in days before they are due. */
  travelReminded: Optional<number>
  /** When a pending booking loses its seat. */
  holdExpiresAt: Optional<Date>
  /** When the member was asked for a review of the trip. */
  reviewInvitedAt: Optional<Date>
  createdAt: Now
  updatedAt: Now
}

/** What a member enters before they fly, encrypted. */
export interface TravelDetailsTable {
  bookingId: number
  userId: number
  /** The key of TRAVEL_DETAILS_KEYS that encrypts the row. */
  keyId: string
  /** Nonce, tag and ciphertext of the JSON in base64url. */
  sealed: string
  createdAt: Now
  updatedAt: Now
}

export interface QuizQuestionsTable {
  id: Id
  questionText: string
  options: Json<{ value: string; label: string; icon?: string }[]>
  category: string
  weight: Defaulted<number>
  order: number
  isActive: Defaulted<boolean>
}

export interface QuizResponsesTable {
  id: Id
  userId: Optional<number>
  responses: Json<Record<string, string>>
  recommendedTrips: Json<unknown[]>
  createdAt: Now
}

export type PaymentOrderStatus = 'created' | 'attempted' | 'paid' | 'failed' | 'refunded'

export interface PaymentOrdersTable {
  id: Id
  /** The payment gateway's order id. */
  orderId: string
  bookingId: Optional<number>
  /** In the currency's smallest unit. */
  amount: number
  currency: Defaulted<string>
  receipt: Optional<string>
  status: Defaulted<PaymentOrderStatus>
  tripId: number
  scheduleId: number
  /** Null after the member deleted their account. */
  userId: Optional<number>
  paymentId: Optional<string>
  paymentSignature: Optional<string>
  notes: JSONColumnType<Record<string, string>, string | undefined, string>
  /** The part of the plan that it pays. */
  kind: Defaulted<PaymentPart>
  /** When the gateway was last asked about it. */
  checkedAt: Optional<Date>
  /** When to ask the gateway next; null for orders from before payments. */
  nextCheckAt: Optional<Date>
  /** When the booking was moved and another amount became due: a payment of this order goes back. */
  supersededAt: Optional<Date>
  createdAt: Now
  updatedAt: Now
}

/** Money that arrived. */
export interface PaymentsTable {
  id: Id
  gatewayId: string
  paymentOrderId: number
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  /** False if the whole payment goes back. */
  isBooked: boolean
  receivedAt: Now
}

/** Money that goes back. */
export interface RefundsTable {
  id: Id
  paymentId: number
  /** In the currency's smallest unit. */
  amount: number
  reason: RefundReason
  /** 'sent': the gateway has accepted it, but has not paid it out. */
  status: Defaulted<'queued' | 'sent' | 'done' | 'failed'>
  gatewayId: Optional<string>
  attempts: Defaulted<number>
  /** Counts up when an operator tries a refused refund again. */
  round: Defaulted<number>
  nextAttemptAt: Now
  /** Until when an instance is asking the gateway for it. */
  sendingUntil: Optional<Date>
  createdAt: Now
  doneAt: Optional<Date>
  /** The club's date of `doneAt`. */
  doneOn: Optional<string>
}

/** The cancelling of a departure by the club. */
export interface DepartureCancellationsTable {
  departureId: number
  /** The members read it. */
  reason: string
  /** How many had or held a seat. */
  bookings: number
  startedAt: Now
  /** Null until every booking has ended. */
  finishedAt: Optional<Date>
}

/** Money that the club has paid back outside the site. */
export interface HandRefundsTable {
  id: Id
  bookingId: number
  /** The refund that it stands for; null for money that was also paid outside the site. */
  refundId: Optional<number>
  /** Paise. */
  amount: number
  /** What finds the payment in the club's bank account. */
  reference: string
  reason: string
  createdAt: Now
}

/** Events of the gateway that the club could not make use of. */
export interface PaymentEventFaultsTable {
  id: string
  reason: 'malformed' | 'unknown-order' | 'unknown-refund' | 'refund-failed' | 'refunded-twice'
  /** The gateway's name of the event. */
  event: Optional<string>
  orderId: Optional<string>
  paymentId: Optional<string>
  refundId: Optional<string>
  /** Paise. */
  amount: Optional<number>
  /** How often it came. */
  times: Defaulted<number>
  receivedAt: Now
  dismissedAt: Optional<Date>
}

/** What the worker's checks have found. */
export interface IntegrityFindingsTable {
  kind: string
  key: string
  bookingId: Optional<number>
  departureId: Optional<number>
  /** Paise. */
  amount: Optional<number>
  since: Date
  figures: Json<Record<string, unknown>>
  settledFigures: JsonOrNull<Record<string, unknown>>
}

/** One row: when the worker's checks last ran. */
export interface IntegrityRunsTable {
  isOnly: Defaulted<boolean>
  checkedAt: Optional<Date>
}

/** The gateway's events that were processed: each one once. */
export interface PaymentEventsTable {
  id: string
  kind: string
  /** The gateway's ids of what it is about; null if it is ignored, or from before they were stored. */
  orderId: Optional<string>
  paymentId: Optional<string>
  receivedAt: Now
}

export interface ReceiptYearsTable {
  /** '2025-26'. */
  year: string
  lastNumber: Defaulted<number>
}

export interface ReceiptsTable {
  year: string
  number: number
  paymentId: number
  /** The taxes in the payment, in paise. */
  gst: number
  tcs: number
  /** The club's date. */
  issuedOn: string
  issuedAt: Now
}

/** Members who wait for a seat of a full departure, in the order of their ids. */
export interface WaitlistTable {
  id: Id
  userId: number
  tripScheduleId: number
  /** Until when a free seat is theirs to book. */
  offeredUntil: Optional<Date>
  /** When they booked, left, or let an offer pass. */
  endedAt: Optional<Date>
  createdAt: Now
}

/** A member's words for someone who asks for an invite. */
export interface VouchesTable {
  id: GeneratedAlways<number>
  userId: number
  /** Of the club's clock. */
  year: number
  /** The first or the second of the year. */
  slot: number
  /** As the member typed it: an email address or a username. */
  person: string
  /** The address in lower case; null for a username. */
  email: Optional<string>
  /** Compare with users.usernameKey; null for an address. */
  usernameKey: Optional<string>
  /** The account that had the username, or the verified address, when the member vouched; null if there was none. */
  vouchedUserId: Optional<number>
  words: string
  createdAt: Now
  withdrawnAt: Optional<Date>
}

/** A member's review of a departure. */
export interface ReviewsTable {
  id: GeneratedAlways<number>
  userId: number
  departureId: number
  /** 1-5, as the member gave them last. */
  rating: number
  words: string
  state: Defaulted<ReviewState>
  /** Why it was declined; null otherwise. */
  reason: Optional<string>
  /** What the trip's page shows: the last approved version. */
  shownRating: Optional<number>
  shownWords: Optional<string>
  /** Counts the member's changes and the decisions. */
  version: Defaulted<number>
  decidedAt: Optional<Date>
  decidedBy: Optional<string>
  writtenAt: Now
  createdAt: Now
}

export interface SavedTripsTable {
  userId: number
  tripId: number
  /** The greatest was saved last. */
  position: number
  createdAt: Now
}

export interface TaxRatesTable {
  /** A calendar date, 'YYYY-MM-DD'. */
  validFrom: string
  /** Basis points. */
  gst: number
  /** Basis points. */
  tcs: number
  createdAt: Now
}

/** How a request was decided; null while it is pending. */
interface InviteDecision {
  /** To the millisecond. */
  decidedAt: Optional<Date>
  /** The operator's name; null if they entered none at sign-in. */
  decidedBy: Optional<string>
  /** The operator's note to the applicant. */
  decisionNote: Optional<string>
  /** The outbox message to the applicant; null if there was none. */
  decisionMailId: Optional<number>
}

export interface TripInviteRequestsTable extends InviteDecision {
  id: Id
  /** Null if a visitor sent the request. */
  userId: Optional<number>
  tripId: number
  scheduleId: Optional<number>
  name: string
  email: string
  requestMessage: Optional<string>
  whyJoin: Optional<string>
  status: Defaulted<InviteStatus>
  createdAt: Now
  updatedAt: Now
}

export interface QuickInviteRequestsTable extends InviteDecision {
  id: Id
  userId: number
  preferredDestination: Optional<string>
  travelMonth: string
  groupSizePreference: string
  budgetRange: string
  whyJoin: string
  additionalRequests: Optional<string>
  status: Defaulted<InviteStatus>
  createdAt: Now
  updatedAt: Now
}

export interface SessionsTable {
  sid: string
  userId: Optional<number>
  data: Json<Record<string, unknown>>
  /** The browser, such as 'Chrome on Android'. */
  device: Optional<string>
  /** To the hour. */
  lastSeenAt: Now
  expiresAt: Date
  createdAt: Now
}

/** Links in mails. */
export interface AccountTokensTable {
  /** SHA-256 of the link's token, which is stored nowhere. */
  tokenHash: string
  /** Null if no account has the address. */
  userId: Optional<number>
  /** 'email' verifies the address, 'password' sets a new password. */
  purpose: 'email' | 'password'
  /** The address that the link went to. */
  email: string
  expiresAt: Date
  usedAt: Optional<Date>
  createdAt: Now
}

/** At most one per member. */
export interface MemberPicturesTable {
  /** 128 random bits, base64url: part of the picture's URL. */
  key: string
  userId: number
  /** WebP. A Buffer or a Uint8Array, depending on the database. */
  content: ColumnType<Uint8Array, Uint8Array, Uint8Array>
  createdAt: Now
}

/** The people who work with the console. */
export interface OperatorsTable {
  id: GeneratedAlways<number>
  name: string
  /** In lower case. */
  email: string
  role: OperatorRole
  /** Argon2id, PHC format; null while the operator cannot sign in. */
  passwordHash: Optional<string>
  createdAt: Now
  lastSignInAt: Optional<Date>
  /** An invitation clears it. */
  deactivatedAt: Optional<Date>
}

/** The link that an operator was sent, to set password and second factor. */
export interface OperatorLinksTable {
  operatorId: number
  /** SHA-256 of the token. */
  tokenHash: string
  /** The secret for the authenticator app, sealed by secrets/sealed-text.ts. */
  factorSecret: string
  expiresAt: Date
}

export interface AdminSessionsTable {
  sid: string
  /** The operator's name for the audit log: the account's, or the one typed with the club's password. */
  operator: Optional<string>
  /** Null if the club's password opened it. */
  operatorId: Optional<number>
  /** The browser, such as 'Chrome on Android'. */
  device: Optional<string>
  lastSeenAt: Now
  data: Json<Record<string, unknown>>
  expiresAt: Date
  createdAt: Now
}

export interface RateLimitsTable {
  key: string
  windowStart: Date
  count: number
}

/** The answer to each idempotency key, for a client that retries. */
export interface IdempotencyKeysTable {
  /** The call, such as 'POST /api/inquiries', with its member if there is one. */
  scope: string
  key: string
  /** A hash of the body: the same key with another body is rejected. */
  fingerprint: string
  /** Null while the first request is in progress. */
  status: Optional<number>
  answer: JsonOrNull<unknown>
  createdAt: Now
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  channel: 'mail' | 'sms'
  /** The subject, such as 'inquiry.acknowledgement'. */
  kind: string
  recipient: string
  /** The booking that the message is about. */
  bookingId: Optional<number>
  /** Whether the address is unverified. */
  claimed: Defaulted<boolean>
  /** Whether it is sent before others, because someone waits for it. */
  urgent: Defaulted<boolean>
  /** Deleted once the message is sent. */
  content: JsonOrNull<MailContent | SmsContent>
  attempts: Defaulted<number>
  /** Attempts before an operator sent the message again. */
  earlierAttempts: Defaulted<number>
  /** When the last attempt began. */
  attemptedAt: Optional<Date>
  /** When the message is due. An instance that claims it adds its lease. */
  nextAttemptAt: Now
  sentAt: Optional<Date>
  /** When the message was given up. It stays until an operator acts. */
  failedAt: Optional<Date>
  /** Why the last attempt failed: a DeliveryReason. */
  lastReason: Optional<string>
  /** The server's reply, as codes without personal data. */
  lastError: Optional<string>
  createdAt: Now
  /** When the message was stored, or sent again by an operator. */
  queuedAt: Now
  /** Whose mail of a mailing it is. A trigger keeps the recipient's state in step. */
  mailingRecipientId: Optional<number>
}

/** A mail that an operator wrote to one person or to many. */
export interface MailingsTable {
  id: GeneratedAlways<number>
  /** Of the attempt to send it, so that it is stored once. */
  key: string
  audienceKind: MailingAudienceKind
  audienceId: Optional<number>
  /** Who it was written to, when it was. */
  audienceName: string
  subject: string
  text: string
  state: MailingState
  version: Defaulted<number>
  sendAt: Date
  nextBatchAt: Now
  createdAt: Now
  createdBy: Optional<string>
  /** The operator who changed it last. */
  changedBy: Optional<string>
  startedAt: Optional<Date>
  endedAt: Optional<Date>
}

/** What the variables of a mailing are made of. */
export interface RecipientFacts {
  /** Whether the address is known to be the person's. Mails to any other name nothing. */
  proven: boolean
  firstName?: string | null
  trip?: string | null
  /** 'YYYY-MM-DD'. */
  departureDate?: string | null
}

export interface MailingRecipientsTable {
  id: GeneratedAlways<number>
  mailingId: number
  /** Null if the person has no account. */
  userId: Optional<number>
  /** Null for an address of the newsletter. */
  name: Optional<string>
  /** In lower case; null if there is none. */
  email: Optional<string>
  facts: ColumnType<RecipientFacts, string | undefined, string>
  state: Defaulted<RecipientState>
  /** A DeliveryReason or SkipReason. */
  reason: Optional<string>
  createdAt: Now
  endedAt: Optional<Date>
}

export interface MailTemplatesTable {
  id: GeneratedAlways<number>
  /** Unique regardless of case. */
  name: string
  subject: string
  text: string
  version: Defaulted<number>
  createdAt: Now
}

/** Addresses that their mail server refused. */
export interface RefusedAddressesTable {
  id: GeneratedAlways<number>
  /** In lower case. */
  email: string
  /** The server's reply, as codes without personal data. */
  reply: string
  refusedAt: Now
}

export interface MailContent {
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined
}

export interface SmsContent {
  text: string
}

/** One-time codes by SMS, as keyed hashes of code and phone number. */
export interface PhoneCodesTable {
  /** A hash of the code's purpose, phone and member, and of the requesting browser's key. */
  key: string
  /** The same without the browser. */
  sharedKey: string
  /** The member; null if no member has the phone. */
  userId: Optional<number>
  purpose: 'sign-in' | 'proof'
  codeHash: string
  tries: Defaulted<number>
  expiresAt: Date
  createdAt: Now
}

/** Append-only: the database rejects updates and deletes. */
export interface AuditLogTable {
  id: GeneratedAlways<number>
  at: Now
  /** The name of the operator then, or what was typed with the club's password; null if there was none. */
  operator: Optional<string>
  /** Null for the club's password, and for a command. */
  operatorId: Optional<number>
  /** The operator's role; null for a command, and before there were roles. */
  role: Optional<OperatorRole>
  /** What was done, such as 'users.exported'. */
  action: string
  /** The thing, such as 'user 12'. */
  subject: Optional<string>
  /** A short name of the session that cannot be used to open it. */
  session: Optional<string>
  /** The client's IP address. */
  address: Optional<string>
  /** The changed fields before; null if nothing was changed. */
  before: JsonOrNull<Record<string, unknown>>
  /** The same fields after the change. */
  after: JsonOrNull<Record<string, unknown>>
  /** Other facts, such as the filter of an export. */
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>
}

/** Sign-ins and changes of what opens an account. Refused attempts of an hour share a row. */
export interface SecurityEventsTable {
  id: GeneratedAlways<number>
  kind: string
  outcome: SecurityEventOutcome
  /** The member's account; null if it is unknown. */
  userId: Optional<number>
  operatorId: Optional<number>
  /** A keyed hash of what was typed, if the account is unknown. */
  typedHash: Optional<string>
  /** A keyed hash of the client address. */
  addressHash: Optional<string>
  /** A short name of the session that cannot be used to open it. */
  session: Optional<string>
  /** The browser, such as 'Chrome on Android'. */
  device: Optional<string>
  /** How many attempts the row stands for. */
  count: Defaulted<number>
  at: Now
  /** The last of the attempts. */
  lastAt: Now
}

/** A row that a merge changed. Names of tables and columns are those of the database. */
export interface MergedRow {
  table: string
  /** The primary key after the change. */
  key: Record<string, unknown>
  /** The changed columns before it. */
  before: Record<string, unknown>
  /** The columns that an undo compares; null for all. */
  compared: string[] | null
  /** A hash of them after the change. */
  hash: string
}

/** Two accounts of one person that became one. */
export interface AccountMergesTable {
  id: GeneratedAlways<number>
  intoUserId: number
  fromUserId: number
  /** In the order of the changes; empty once it is undone. JSON text. */
  undo: string
  createdAt: Now
  undoneAt: Optional<Date>
}

/** The second factors of operators, and that of the club's password, which has no operator. */
export interface SecondFactorTable {
  operatorId: Optional<number>
  /** Sealed by secrets/sealed-text.ts. */
  secret: string
  /** The last used time step (RFC 6238): no code works twice. */
  lastStep: number
  since: Now
}

/** A secret offered to a session, until its first code confirms it. */
export interface SecondFactorOffersTable {
  sid: string
  secret: string
  createdAt: Now
}

export interface RecoveryCodesTable {
  /** Null for the club's password. */
  operatorId: Optional<number>
  /** HMAC-SHA256 with the session secret, base64url. */
  hash: string
  /** False for a hash that an earlier version stored without a key, until the next start. */
  isKeyed: Defaulted<boolean>
  usedAt: Optional<Date>
}

/** Who the club is by law and how to reach it: at most one row. */
export interface ClubIdentityTable {
  isOnly: Defaulted<boolean>
  registeredName: Optional<string>
  address: Optional<string>
  /** E.164. */
  phone: Optional<string>
  /** E.164. */
  whatsapp: Optional<string>
  gstin: Optional<string>
  isSample: Defaulted<boolean>
  updatedAt: Now
}

export interface ClubSettingsTable {
  key: string
  value: Json<unknown>
  updatedAt: Now
}

/** An order of the payment sandbox. It contains no personal data. */
export interface SandboxOrdersTable {
  id: string
  /** The club's unique receipt. */
  reference: string
  /** Paise for INR. */
  amount: number
  currency: string
  notes: Json<Record<string, string>>
  createdAt: Now
}

export interface SandboxPaymentsTable {
  id: string
  orderId: string
  /** Paise for INR. */
  amount: number
  currency: string
  /** May be in the future; null if the payment failed. */
  capturedAt: Optional<Date>
  /** Null unless the payment failed. */
  errorText: Optional<string>
  createdAt: Now
}

export interface SandboxRefundsTable {
  id: string
  paymentId: string
  /** The club's unique reference. */
  reference: string
  /** Paise for INR. */
  amount: number
  createdAt: Now
}

/** A webhook that the sandbox sends. */
export interface SandboxEventsTable {
  id: string
  position: GeneratedAlways<number>
  /** JSON text, whose bytes are signed when it is sent. */
  body: string
  /** When the event is due. A caller that claims it adds its lease. */
  dueAt: Now
  attempts: Defaulted<number>
  deliveredAt: Optional<Date>
}

/** What a note, a tag or an assignment belongs to. The ids by kind are generated, for their foreign keys. */
interface AnnotatedSubject {
  subjectKind: AnnotationKind
  subjectId: number
  userId: GeneratedAlways<number | null>
  inviteRequestId: GeneratedAlways<number | null>
  quickRequestId: GeneratedAlways<number | null>
  inquiryId: GeneratedAlways<number | null>
  bookingId: GeneratedAlways<number | null>
}

export interface NotesTable extends AnnotatedSubject {
  id: GeneratedAlways<number>
  text: string
  /** Null for the club's password. */
  authorId: Optional<number>
  /** The author's name then, or what was typed with the club's password. */
  author: Optional<string>
  createdAt: Now
  editedAt: Optional<Date>
  /** Counts the changes. */
  version: Generated<number>
}

export interface TagsTable extends AnnotatedSubject {
  id: GeneratedAlways<number>
  tag: string
  createdAt: Now
}

/** Who takes care of something; no row if no one does. */
export interface AssignmentsTable extends Omit<AnnotatedSubject, 'userId'> {
  operatorId: number
  createdAt: Now
}
