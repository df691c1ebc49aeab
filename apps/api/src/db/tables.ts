import type { ItineraryDay, Trip } from '@farandfew/domain/trips'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/**
 * The tables as the code sees them. Names are camelCase here and snake_case in SQL: CamelCasePlugin, in
 * connect.ts, is the one place that maps them. Instants are Date, calendar dates 'YYYY-MM-DD' text;
 * a jsonb column is written as the text of JSON.stringify and read as a value.
 */
export interface Database {
  users: UsersTable
  userSearch: UserSearchTable
  trips: TripsTable
  tripSchedules: TripSchedulesTable
  inquiries: InquiriesTable
  newsletters: NewslettersTable
  connections: ConnectionsTable
  bookings: BookingsTable
  quizQuestions: QuizQuestionsTable
  quizResponses: QuizResponsesTable
  paymentOrders: PaymentOrdersTable
  tripInviteRequests: TripInviteRequestsTable
  quickInviteRequests: QuickInviteRequestsTable
  sessions: SessionsTable
  accountTokens: AccountTokensTable
  memberPictures: MemberPicturesTable
  adminSessions: AdminSessionsTable
  rateLimits: RateLimitsTable
  idempotencyKeys: IdempotencyKeysTable
  outbox: OutboxTable
  phoneCodes: PhoneCodesTable
  auditLog: AuditLogTable
  secondFactor: SecondFactorTable
  secondFactorOffers: SecondFactorOffersTable
  recoveryCodes: RecoveryCodesTable
  clubSettings: ClubSettingsTable
}

/** Made by the database unless a row of the seed names it. */
type Id = Generated<number>
/** A Date, set by the database where it is left out. */
type Now = ColumnType<Date, Date | undefined, Date>
/** Any JSON, written as text. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** What a traveller likes, as the quiz and the profile keep it (spec section 3). */
export interface QuizData {
  travelStyle?: string | undefined
  budgetRange?: string | undefined
  activityLevel?: string | undefined
  groupSize?: string | undefined
  preferredDuration?: string | undefined
  interests?: string[] | undefined
}

export interface UsersTable {
  id: Id
  username: string
  /** The name without regard to case, made by the database; ask with usernameKey of username.ts. */
  usernameKey: GeneratedAlways<string>
  /** argon2id, PHC format. Never leaves the API. */
  passwordHash: string
  email: Optional<string>
  emailVerifiedAt: Optional<Date>
  phone: Optional<string>
  phoneVerifiedAt: Optional<Date>
  firstName: Optional<string>
  lastName: Optional<string>
  ageGroup: Optional<string>
  city: Optional<string>
  country: Optional<string>
  instagramHandle: Optional<string>
  linkedinHandle: Optional<string>
  bio: Optional<string>
  interests: Defaulted<string[]>
  travelPreferences: Defaulted<string[]>
  profileImage: Optional<string>
  quizData: JsonOrNull<QuizData>
  createdAt: Now
}

/** What the console's search reads of each member; written by the database with the member. */
export interface UserSearchTable {
  /** The member's. */
  id: number
  /** The six fields that are searched, folded, each on a line: UTF-8. */
  content: Buffer
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
}

export interface TripSchedulesTable {
  id: Id
  tripId: number
  /** A calendar date, 'YYYY-MM-DD'. */
  departureDate: string
  /** Days; an 8-day departure of a 4-day trip is its extended edition. */
  duration: number
  /** 2: INR 200,000; 3: INR 300,000. */
  priceTier: 2 | 3
  spotsTotal: Defaulted<number>
  /** Seats that nobody holds or has: 0 to spotsTotal. */
  spotsRemaining: number
  isActive: Defaulted<boolean>
  coordinator: Optional<string>
  createdAt: Now
}

export interface InquiriesTable {
  id: Id
  name: string
  email: string
  destination: string
  message: string
  createdAt: Now
  /** Absent while it waits for its answer. */
  answeredAt: Optional<Date>
  /** The operator who said so; absent where they gave no name at the gate. */
  answeredBy: Optional<string>
}

export interface NewslettersTable {
  id: Id
  /** In lower case; stands in the table once. */
  email: string
  createdAt: Now
}

export type ConnectionStatus = 'pending' | 'accepted' | 'declined' | 'blocked'

export interface ConnectionsTable {
  id: Id
  /** Who asked. */
  userId: number
  connectedUserId: number
  status: Defaulted<ConnectionStatus>
  createdAt: Now
  updatedAt: Now
}

export type BookingStatus = 'pending' | 'confirmed' | 'expired' | 'cancelled'
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refunded'

export interface BookingsTable {
  id: Id
  /** Absent once the member erased their account. */
  userId: Optional<number>
  tripScheduleId: number
  status: Defaulted<BookingStatus>
  paymentStatus: Defaulted<PaymentStatus>
  /** In the currency's smallest unit: paise for INR. */
  amountPaid: Defaulted<number>
  /** In the currency's smallest unit. */
  totalAmount: number
  currency: Defaulted<string>
  /** Until when a pending booking keeps its seat. */
  holdExpiresAt: Optional<Date>
  /** 1-5, given by the traveller afterwards. */
  rating: Optional<number>
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
  /** The payment service's name for the order. */
  orderId: string
  bookingId: Optional<number>
  /** In the currency's smallest unit. */
  amount: number
  currency: Defaulted<string>
  receipt: Optional<string>
  status: Defaulted<PaymentOrderStatus>
  tripId: number
  scheduleId: number
  /** Absent once the member erased their account. */
  userId: Optional<number>
  paymentId: Optional<string>
  paymentSignature: Optional<string>
  notes: JSONColumnType<Record<string, string>, string | undefined, string>
  createdAt: Now
  updatedAt: Now
}

export type InviteStatus = 'pending' | 'approved' | 'rejected'

/** How a request was decided; nothing while it is pending. */
interface InviteDecision {
  /** To the millisecond. */
  decidedAt: Optional<Date>
  /** The operator's name; absent where none was given. */
  decidedBy: Optional<string>
  /** What the desk wrote to the applicant. */
  decisionNote: Optional<string>
  /** The message of the outbox that tells the applicant; absent where none could go out. */
  decisionMailId: Optional<number>
}

export interface TripInviteRequestsTable extends InviteDecision {
  id: Id
  /** Absent where the request was sent without an account (rulings 19). */
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
  /** The browser in words, such as 'Chrome on Android'. */
  device: Optional<string>
  /** To the hour. */
  lastSeenAt: Now
  expiresAt: Date
  createdAt: Now
}

/** A link that was sent by mail. */
export interface AccountTokensTable {
  /** SHA-256 of what the link carries, which is kept nowhere. */
  tokenHash: string
  /** Absent where nobody has the address. */
  userId: Optional<number>
  /** 'email' proves the address, 'password' sets a new password. */
  purpose: 'email' | 'password'
  /** The address that the link went to. */
  email: string
  expiresAt: Date
  usedAt: Optional<Date>
  createdAt: Now
}

/** One a member. */
export interface MemberPicturesTable {
  /** 128 random bits, base64url: the end of the picture's address. */
  key: string
  userId: number
  /** WebP; a Buffer or a Uint8Array, by the database. */
  content: ColumnType<Uint8Array, Uint8Array, Uint8Array>
  createdAt: Now
}

export interface AdminSessionsTable {
  sid: string
  /** The name that the operator gave at the gate, for the audit log. */
  operator: Optional<string>
  data: Json<Record<string, unknown>>
  expiresAt: Date
  createdAt: Now
}

export interface RateLimitsTable {
  key: string
  windowStart: Date
  count: number
}

/** What a form's idempotency key was answered with, kept for the client that asks again. */
export interface IdempotencyKeysTable {
  /** Which call it belongs to, such as 'POST /api/inquiries'. */
  scope: string
  key: string
  /** A hash of the body: the same key with another body is refused. */
  fingerprint: string
  /** Absent while the first request is at work. */
  status: Optional<number>
  answer: JsonOrNull<unknown>
  createdAt: Now
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  channel: 'mail' | 'sms'
  /** What it is about, such as 'inquiry.acknowledgement'. */
  kind: string
  recipient: string
  /** Whether somebody merely claims that the address is theirs. */
  claimed: Defaulted<boolean>
  /** What is sent; removed once it is. */
  content: JsonOrNull<MailContent | SmsContent>
  attempts: Defaulted<number>
  /** When it is due; a copy that takes it moves this on by its lease. */
  nextAttemptAt: Now
  sentAt: Optional<Date>
  /** When it was given up. */
  failedAt: Optional<Date>
  /** A code without personal data. */
  lastError: Optional<string>
  createdAt: Now
}

export interface MailContent {
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** Headers beside the usual ones, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined
}

export interface SmsContent {
  text: string
}

/** One-time codes by SMS: neither a code nor a phone number stands here, only keyed hashes. */
export interface PhoneCodesTable {
  /** What the code was asked for, hashed. */
  key: string
  /** Whose sign-in or proof it is; absent where the phone is nobody's. */
  userId: Optional<number>
  purpose: 'sign-in' | 'proof'
  codeHash: string
  tries: Defaulted<number>
  expiresAt: Date
  createdAt: Now
}

/** Append only: the database refuses to change or remove a row. */
export interface AuditLogTable {
  id: GeneratedAlways<number>
  at: Now
  /** The name given at the gate; absent where none was. */
  operator: Optional<string>
  /** What was done, such as 'users.exported'. */
  action: string
  /** What it was done to, such as 'user 12'. */
  subject: Optional<string>
  /** Names the admin session without opening it. */
  session: Optional<string>
  /** The client's IP address. */
  address: Optional<string>
  /** The fields that a change was about, as they were; absent where nothing was changed. */
  before: JsonOrNull<Record<string, unknown>>
  /** The same fields as they are since. */
  after: JsonOrNull<Record<string, unknown>>
  /** What else is to be told, such as the search that was exported. */
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>
}

/** The console's second factor while it is on: one row. */
export interface SecondFactorTable {
  id: Defaulted<number>
  /** Sealed: features/admin/sealed-text.ts. */
  secret: string
  /** The latest time step (RFC 6238) whose code was used: none is used twice. */
  lastStep: number
  since: Now
}

/** A secret that waits for its first code, for the session that asked for it. */
export interface SecondFactorOffersTable {
  sid: string
  secret: string
  createdAt: Now
}

export interface RecoveryCodesTable {
  /** SHA-256, base64url. */
  hash: string
  usedAt: Optional<Date>
}

export interface ClubSettingsTable {
  key: string
  value: Json<unknown>
  updatedAt: Now
}
