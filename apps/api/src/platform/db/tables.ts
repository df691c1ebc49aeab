// Written by `npm run tables -w @farandfew/api` from the migrated database. Comments are kept: write them here. Types that the
// database does not know are in column-types.ts.
import type { GeneratedAlways } from 'kysely'
import type {
  ColumnTypes,
  Defaulted,
  DefaultedJson,
  Json,
  Optional,
  OptionalJson,
} from './column-types.ts'

/**
 * The tables. Names are camelCase here and snake_case in SQL; the CamelCasePlugin in connect.ts maps them. Instants are
 * Date, calendar dates 'YYYY-MM-DD' text. A jsonb column is written as JSON text and read as a value.
 */
export interface Database {
  accountMerges: AccountMergesTable
  accountMessages: AccountMessagesTable
  accountTokens: AccountTokensTable
  adminSessions: AdminSessionsTable
  assignments: AssignmentsTable
  auditLog: AuditLogTable
  auditReasons: AuditReasonsTable
  bookings: BookingsTable
  clubIdentity: ClubIdentityTable
  clubSettings: ClubSettingsTable
  connectionPauses: ConnectionPausesTable
  connectionSettings: ConnectionSettingsTable
  connections: ConnectionsTable
  creditNotes: CreditNotesTable
  departureCancellations: DepartureCancellationsTable
  departureHotels: DepartureHotelsTable
  formerHosts: FormerHostsTable
  groupArrivals: GroupArrivalsTable
  groupChecklistItems: GroupChecklistItemsTable
  groupChecklistTicks: GroupChecklistTicksTable
  groupDigests: GroupDigestsTable
  groupEvents: GroupEventsTable
  groupMembers: GroupMembersView
  groupMessages: GroupMessagesTable
  groupReadPositions: GroupReadPositionsTable
  groupSummaries: GroupSummariesTable
  groupSummaryMembers: GroupSummaryMembersTable
  hosts: HostsTable
  idempotencyKeys: IdempotencyKeysTable
  inquiries: InquiriesTable
  integrityFindings: IntegrityFindingsTable
  integrityRuns: IntegrityRunsTable
  mailTemplates: MailTemplatesTable
  mailingRecipients: MailingRecipientsTable
  mailings: MailingsTable
  memberPictures: MemberPicturesTable
  memberReportPictures: MemberReportPicturesTable
  memberReports: MemberReportsTable
  messagePictures: MessagePicturesTable
  messageReactions: MessageReactionsTable
  newsletters: NewslettersTable
  notes: NotesTable
  oneTimeCodes: OneTimeCodesTable
  operatorLinks: OperatorLinksTable
  operators: OperatorsTable
  outbox: OutboxTable
  paymentEventFaults: PaymentEventFaultsTable
  paymentEvents: PaymentEventsTable
  paymentOrders: PaymentOrdersTable
  payments: PaymentsTable
  quickInviteRequests: QuickInviteRequestsTable
  quizQuestions: QuizQuestionsTable
  quizResponses: QuizResponsesTable
  rateLimits: RateLimitsTable
  receiptYears: ReceiptYearsTable
  receipts: ReceiptsTable
  recoveryCodes: RecoveryCodesTable
  refunds: RefundsTable
  refusedAddresses: RefusedAddressesTable
  reviews: ReviewsTable
  roomMembers: RoomMembersTable
  roomVetoes: RoomVetoesTable
  roomWishes: RoomWishesTable
  rooms: RoomsTable
  sandboxEvents: SandboxEventsTable
  sandboxOrders: SandboxOrdersTable
  sandboxPayments: SandboxPaymentsTable
  sandboxRefunds: SandboxRefundsTable
  savedTrips: SavedTripsTable
  savedViews: SavedViewsTable
  seatNotices: SeatNoticesTable
  secondFactor: SecondFactorTable
  secondFactorOffers: SecondFactorOffersTable
  securityEvents: SecurityEventsTable
  sessions: SessionsTable
  tags: TagsTable
  taxRates: TaxRatesTable
  travelDetails: TravelDetailsTable
  tripInviteRequests: TripInviteRequestsTable
  tripPictures: TripPicturesTable
  tripSchedules: TripSchedulesTable
  trips: TripsTable
  userSearch: UserSearchTable
  users: UsersTable
  vouches: VouchesTable
  waitlist: WaitlistTable
}

/** Two accounts of one person that became one. */
export interface AccountMergesTable {
  id: GeneratedAlways<number>
  intoUserId: number
  fromUserId: number
  /** In the order of the changes; empty once it is undone. JSON text. */
  undo: string
  createdAt: Defaulted<Date>
  undoneAt: Optional<Date>
}

/** What visitors asked to be sent to the account of an address or phone, until a worker has looked it up. */
export interface AccountMessagesTable {
  id: GeneratedAlways<number>
  kind: ColumnTypes['accountMessages.kind']
  recipient: string
  code: OptionalJson<ColumnTypes['accountMessages.code']>
  createdAt: Defaulted<Date>
}

/** Links in mails. */
export interface AccountTokensTable {
  /** SHA-256 of the link's token, which is stored nowhere. */
  tokenHash: string
  /** Null for links of an earlier version to an address without an account. */
  userId: Optional<number>
  /** 'email' verifies the address, 'password' sets a new password. */
  purpose: ColumnTypes['accountTokens.purpose']
  /** The address that the link went to. */
  email: string
  expiresAt: Date
  usedAt: Optional<Date>
  createdAt: Defaulted<Date>
}

export interface AdminSessionsTable {
  sid: string
  /** The operator's name for the audit log: the account's, or the one typed with the club's password. */
  operator: Optional<string>
  data: Json<ColumnTypes['adminSessions.data']>
  expiresAt: Date
  createdAt: Defaulted<Date>
  /** Null if the club's password opened it. */
  operatorId: Optional<number>
  /** The browser, such as 'Chrome on Android'. */
  device: Optional<string>
  lastSeenAt: Defaulted<Date>
}

/** Who takes care of something; no row if no one does. */
export interface AssignmentsTable {
  subjectKind: ColumnTypes['assignments.subjectKind']
  subjectId: number
  inviteRequestId: GeneratedAlways<number | null>
  quickRequestId: GeneratedAlways<number | null>
  inquiryId: GeneratedAlways<number | null>
  bookingId: GeneratedAlways<number | null>
  operatorId: number
  createdAt: Defaulted<Date>
}

/** Append-only: the database rejects updates and deletes. */
export interface AuditLogTable {
  id: GeneratedAlways<number>
  at: Defaulted<Date>
  /** The name of the operator then, or what was typed with the club's password; null if there was none. */
  operator: Optional<string>
  /** What was done, such as 'users.exported'. */
  action: string
  /** The thing, such as 'user 12'. */
  subject: Optional<string>
  /** Other facts, such as the filter of an export. */
  details: DefaultedJson<ColumnTypes['auditLog.details']>
  /** A short name of the session that cannot be used to open it. */
  session: Optional<string>
  /** The client's IP address. */
  address: Optional<string>
  /** The changed fields before; null if nothing was changed. */
  before: OptionalJson<ColumnTypes['auditLog.before']>
  /** The same fields after the change. */
  after: OptionalJson<ColumnTypes['auditLog.after']>
  /** The operator's role; null for a command, and before there were roles. */
  role: Optional<ColumnTypes['auditLog.role']>
  /** Null for the club's password, and for a command. */
  operatorId: Optional<number>
}

export interface AuditReasonsTable {
  entryId: number
  userId: number
  reason: string
}

export interface BookingsTable {
  id: Defaulted<number>
  /** Null after the member deleted their account. */
  userId: Optional<number>
  tripScheduleId: number
  status: Defaulted<ColumnTypes['bookings.status']>
  paymentStatus: Defaulted<ColumnTypes['bookings.paymentStatus']>
  /** In the currency's smallest unit: paise for INR. */
  amountPaid: Defaulted<number>
  /** In the currency's smallest unit. */
  totalAmount: number
  currency: Defaulted<string>
  /** When a pending booking loses its seat. */
  holdExpiresAt: Optional<Date>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
  /** Frozen when the seat was held, like the plan and the terms. */
  priceLines: Json<ColumnTypes['bookings.priceLines']>
  paymentPlan: Json<ColumnTypes['bookings.paymentPlan']>
  terms: Json<ColumnTypes['bookings.terms']>
  confirmedAt: Optional<Date>
  endedAt: Optional<Date>
  /** Null while the booking is pending or confirmed. */
  endedBy: Optional<ColumnTypes['bookings.endedBy']>
  /** The plan's date of the balance; null if it has none. A calendar date. */
  balanceDue: Optional<string>
  /** The last reminder of the balance, in days before its date. */
  balanceReminded: Optional<number>
  /** What the member gets back of the amount paid; null if it was not cancelled. In the currency's smallest unit. */
  refundAmount: Optional<number>
  /** The last reminder of the travel details, in days before they are due. */
  travelReminded: Optional<number>
  /** When the member was asked for a review of the trip. */
  reviewInvitedAt: Optional<Date>
  /** Why an operator gave back another amount than the terms say. */
  cancelReason: Optional<string>
  /** How often it was moved to another departure. */
  moves: Defaulted<number>
  moveReason: Optional<string>
  joinedAt: Optional<Date>
  /** When the member was reminded to open the Trip Pocket before departure. */
  pocketRemindedAt: Optional<Date>
  /** What offers of the gateway have taken off the price, in paise. */
  discount: Defaulted<number>
  /** What went back without cancelling, or is on its way, in paise. */
  partRefunded: Defaulted<number>
  /** What has reached the member of what was counted, in paise. */
  refunded: Defaulted<number>
  /** The version of the Booking Terms that the member has agreed to. */
  termsVersion: Optional<string>
  agreedAt: Optional<Date>
  moneyState: GeneratedAlways<ColumnTypes['bookings.moneyState']>
  calendarRevision: Defaulted<number>
  calendarChangedAt: Optional<Date>
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
  updatedAt: Defaulted<Date>
}

export interface ClubSettingsTable {
  key: string
  value: Json<unknown>
  updatedAt: Defaulted<Date>
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

export interface ConnectionsTable {
  id: Defaulted<number>
  /** The member who sent the request. */
  userId: number
  connectedUserId: number
  status: Defaulted<ColumnTypes['connections.status']>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
  /** What the member wrote with the request; null once it was answered. */
  note: Optional<string>
  /** Whether the member with the lower id blocks the other one; the status is 'blocked' while either does. */
  lowerBlocks: Defaulted<boolean>
  higherBlocks: Defaulted<boolean>
  /** Whether the pair would be 'declined' without the block. */
  declinedBeforeBlock: Defaulted<boolean>
}

/** What takes a part of a receipt back. It never changes. */
export interface CreditNotesTable {
  year: string
  number: number
  label: string
  refundId: number
  gst: number
  tcs: number
  issuedOn: string
  issuedAt: Defaulted<Date>
  facts: Json<ColumnTypes['creditNotes.facts']>
}

/** The cancelling of a departure by the club. */
export interface DepartureCancellationsTable {
  departureId: number
  /** The members read it. */
  reason: string
  /** How many had or held a seat. */
  bookings: number
  startedAt: Defaulted<Date>
  /** Null until every booking has ended. */
  finishedAt: Optional<Date>
}

export interface DepartureHotelsTable {
  id: Defaulted<number>
  departureId: number
  name: string
  address: string
  phone: Optional<string>
  /** A calendar date, 'YYYY-MM-DD'. */
  firstNight: string
  nights: number
  createdAt: Defaulted<Date>
}

/** Who hosted a departure before its host of today. */
export interface FormerHostsTable {
  departureId: number
  userId: number
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
  updatedAt: Defaulted<Date>
}

/** An item of a group's shared checklist. */
export interface GroupChecklistItemsTable {
  id: GeneratedAlways<number>
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
  createdAt: Defaulted<Date>
}

/** A member's own tick of an item that the club lists for everyone. */
export interface GroupChecklistTicksTable {
  departureId: number
  userId: number
  /** The item's key; see clubItems of the domain. */
  item: string
  tickedAt: Defaulted<Date>
}

/** A member who wants a mail once a day about what is new in a group. */
export interface GroupDigestsTable {
  departureId: number
  userId: number
  /** The club's date of the last look for something new. */
  checkedOn: string
  /** The newest message that a digest was about. */
  messageId: Defaulted<number>
  createdAt: Defaulted<Date>
}

/** What happened in a conversation: insert with append_group_event only. */
export interface GroupEventsTable {
  id: GeneratedAlways<number>
  departureId: number
  kind: ColumnTypes['groupEvents.kind']
  messageId: Optional<number>
  /** Who has read, or the only member for whom a reset is. */
  userId: Optional<number>
  createdAt: Defaulted<Date>
}

/** Who belongs to a departure's group: members with a confirmed booking, and the host. */
export interface GroupMembersView {
  departureId: number
  userId: number
  isHost: boolean
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
  postedAt: Defaulted<Date>
  editedAt: Optional<Date>
  endedBy: Optional<ColumnTypes['groupMessages.endedBy']>
  endedAt: Optional<Date>
  pinnedAt: Optional<Date>
  /** The `Idempotency-Key` with which it was posted. */
  requestKey: Optional<string>
}

export interface GroupReadPositionsTable {
  departureId: number
  userId: number
  /** The last message that the member has read. */
  messageId: number
  updatedAt: Defaulted<Date>
}

/** What is published of each departure's group. */
export interface GroupSummariesTable {
  departureId: number
  summary: OptionalJson<ColumnTypes['groupSummaries.summary']>
  publishedAt: Defaulted<Date>
  countedSize: number
}

/** Whom the published summary counts. */
export interface GroupSummaryMembersTable {
  departureId: number
  userId: number
}

/** The people who host departures. */
export interface HostsTable {
  id: Defaulted<number>
  /** As the site shows it. */
  name: string
  /** Such as 'Turkish and English'. */
  languages: Optional<string>
  about: Optional<string>
  /** A path of the site or an https address. */
  picture: Optional<string>
  /** The account that opens the pages of their groups. */
  userId: Optional<number>
  createdAt: Defaulted<Date>
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
  answer: OptionalJson<unknown>
  createdAt: Defaulted<Date>
}

export interface InquiriesTable {
  id: Defaulted<number>
  name: string
  email: string
  destination: string
  message: string
  createdAt: Defaulted<Date>
  /** Null until the inquiry is answered. */
  answeredAt: Optional<Date>
  /** The operator who answered; null if they entered no name at sign-in. */
  answeredBy: Optional<string>
  /** The trip whose page it came from; null for any other page. */
  tripId: Optional<number>
  /** The trip's title at that time. */
  tripTitle: Optional<string>
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
  figures: Json<ColumnTypes['integrityFindings.figures']>
  settledFigures: OptionalJson<ColumnTypes['integrityFindings.settledFigures']>
}

/** One row: when the worker's checks last ran. */
export interface IntegrityRunsTable {
  isOnly: Defaulted<boolean>
  checkedAt: Optional<Date>
}

export interface MailTemplatesTable {
  id: GeneratedAlways<number>
  /** Unique regardless of case. */
  name: string
  subject: string
  text: string
  version: Defaulted<number>
  createdAt: Defaulted<Date>
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
  facts: DefaultedJson<ColumnTypes['mailingRecipients.facts']>
  state: Defaulted<ColumnTypes['mailingRecipients.state']>
  /** A DeliveryReason or SkipReason. */
  reason: Optional<string>
  createdAt: Defaulted<Date>
  endedAt: Optional<Date>
}

/** A mail that an operator wrote to one person or to many. */
export interface MailingsTable {
  id: GeneratedAlways<number>
  /** Of the attempt to send it, so that it is stored once. */
  key: string
  audienceKind: ColumnTypes['mailings.audienceKind']
  audienceId: Optional<number>
  /** Who it was written to, when it was. */
  audienceName: string
  subject: string
  text: string
  state: ColumnTypes['mailings.state']
  version: Defaulted<number>
  sendAt: Date
  nextBatchAt: Defaulted<Date>
  createdAt: Defaulted<Date>
  createdBy: Optional<string>
  /** The operator who changed it last. */
  changedBy: Optional<string>
  startedAt: Optional<Date>
  endedAt: Optional<Date>
  subjectAsRead: Optional<string>
}

/** At most one per member. */
export interface MemberPicturesTable {
  /** 128 random bits, base64url: part of the picture's URL. */
  key: string
  userId: number
  /** WebP. A Buffer or a Uint8Array, depending on the database. */
  content: Uint8Array
  createdAt: Defaulted<Date>
}

/** The pictures of a reported message as they were then. */
export interface MemberReportPicturesTable {
  reportId: number
  position: number
  description: string
  /** WebP. A Buffer or a Uint8Array, depending on the database. */
  content: Uint8Array
}

export interface MemberReportsTable {
  id: Defaulted<number>
  /** The member who reports. */
  userId: number
  /** Null after the reported member deleted their account. */
  reportedUserId: Optional<number>
  reason: ColumnTypes['memberReports.reason']
  words: string
  /** The reported message as it was then. */
  message: OptionalJson<ColumnTypes['memberReports.message']>
  /** The note of the request that was open from the reported member. */
  requestNote: Optional<string>
  createdAt: Defaulted<Date>
  /** Null while the report is open. */
  decision: Optional<ColumnTypes['memberReports.decision']>
  /** The operator's, for operators. */
  decisionNote: Optional<string>
  decidedAt: Optional<Date>
  /** The operator's name; null also if they entered none at sign-in. */
  decidedBy: Optional<string>
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
  content: Uint8Array
  createdAt: Defaulted<Date>
}

export interface MessageReactionsTable {
  messageId: number
  userId: number
  reaction: ColumnTypes['messageReactions.reaction']
  createdAt: Defaulted<Date>
}

export interface NewslettersTable {
  id: Defaulted<number>
  /** Unique, in lower case. */
  email: string
  createdAt: Defaulted<Date>
}

export interface NotesTable {
  id: GeneratedAlways<number>
  subjectKind: ColumnTypes['notes.subjectKind']
  subjectId: number
  userId: GeneratedAlways<number | null>
  inviteRequestId: GeneratedAlways<number | null>
  quickRequestId: GeneratedAlways<number | null>
  inquiryId: GeneratedAlways<number | null>
  bookingId: GeneratedAlways<number | null>
  text: string
  /** Null for the club's password. */
  authorId: Optional<number>
  /** The author's name then, or what was typed with the club's password. */
  author: Optional<string>
  createdAt: Defaulted<Date>
  editedAt: Optional<Date>
  /** Counts the changes. */
  version: Defaulted<number>
}

/** One-time codes by SMS or email, as keyed hashes of code and phone number or address. */
export interface OneTimeCodesTable {
  /** A hash of the code's purpose, phone or address and member, and of the requesting browser's key. */
  key: string
  /** The member; null until the phone's owner is looked up, and if no member has the phone. */
  userId: Optional<number>
  purpose: ColumnTypes['oneTimeCodes.purpose']
  codeHash: string
  tries: Defaulted<number>
  expiresAt: Date
  createdAt: Defaulted<Date>
  /** The same without the browser. */
  sharedKey: string
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

/** The people who work with the console. */
export interface OperatorsTable {
  id: GeneratedAlways<number>
  name: string
  /** In lower case. */
  email: string
  role: ColumnTypes['operators.role']
  /** Argon2id, PHC format; null while the operator cannot sign in. */
  passwordHash: Optional<string>
  createdAt: Defaulted<Date>
  lastSignInAt: Optional<Date>
  /** An invitation clears it. */
  deactivatedAt: Optional<Date>
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  channel: ColumnTypes['outbox.channel']
  /** The subject, such as 'inquiry.acknowledgement'. */
  kind: ColumnTypes['outbox.kind']
  recipient: string
  /** Whether the address is unverified. */
  claimed: Defaulted<boolean>
  /** Deleted once the message is sent. */
  content: OptionalJson<ColumnTypes['outbox.content']>
  attempts: Defaulted<number>
  /** When the message is due. An instance that claims it adds its lease. */
  nextAttemptAt: Defaulted<Date>
  sentAt: Optional<Date>
  /** When the message was given up. It stays until an operator acts. */
  failedAt: Optional<Date>
  /** The server's reply, as codes without personal data. */
  lastError: Optional<string>
  createdAt: Defaulted<Date>
  /** Whether it is sent before others, because someone waits for it. */
  urgent: Defaulted<boolean>
  /** When the message was stored, or sent again by an operator. */
  queuedAt: Defaulted<Date>
  /** Attempts before an operator sent the message again. */
  earlierAttempts: Defaulted<number>
  /** When the last attempt began. */
  attemptedAt: Optional<Date>
  /** Why the last attempt failed: a DeliveryReason. */
  lastReason: Optional<string>
  /** The booking that the message is about. */
  bookingId: Optional<number>
  /** Whose mail of a mailing it is. A trigger keeps the recipient's state in step. */
  mailingRecipientId: Optional<number>
  /** The request, inquiry or report that a notice to the club is about. */
  aboutId: Optional<number>
}

/** Events of the gateway that the club could not make use of. */
export interface PaymentEventFaultsTable {
  id: string
  reason: ColumnTypes['paymentEventFaults.reason']
  /** The gateway's name of the event. */
  event: Optional<string>
  orderId: Optional<string>
  paymentId: Optional<string>
  refundId: Optional<string>
  /** Paise. */
  amount: Optional<number>
  /** How often it came. */
  times: Defaulted<number>
  receivedAt: Defaulted<Date>
  dismissedAt: Optional<Date>
  bookingId: Optional<number>
}

/** The gateway's events that were processed: each one once. */
export interface PaymentEventsTable {
  id: string
  kind: string
  receivedAt: Defaulted<Date>
  /** The gateway's ids of what it is about; null if it is ignored, or from before they were stored. */
  orderId: Optional<string>
  paymentId: Optional<string>
}

export interface PaymentOrdersTable {
  id: Defaulted<number>
  /** The payment gateway's order id. */
  orderId: string
  bookingId: Optional<number>
  /** In the currency's smallest unit. */
  amount: number
  currency: Defaulted<string>
  receipt: Optional<string>
  status: Defaulted<ColumnTypes['paymentOrders.status']>
  tripId: number
  scheduleId: number
  /** Null after the member deleted their account. */
  userId: Optional<number>
  paymentId: Optional<string>
  paymentSignature: Optional<string>
  notes: DefaultedJson<ColumnTypes['paymentOrders.notes']>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
  /** The part of the plan that it pays. */
  kind: Defaulted<ColumnTypes['paymentOrders.kind']>
  /** When the gateway was last asked about it. */
  checkedAt: Optional<Date>
  /** When to ask the gateway next; null for orders from before payments. */
  nextCheckAt: Optional<Date>
  /** When the booking was moved and another amount became due: a payment of this order goes back. */
  supersededAt: Optional<Date>
  method: Defaulted<ColumnTypes['paymentOrders.method']>
  /** When the gateway last knew of a payment that is not decided; null if it knows of none. */
  undecidedAt: Optional<Date>
}

/** Money that arrived. */
export interface PaymentsTable {
  id: Defaulted<number>
  gatewayId: string
  paymentOrderId: number
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  /** False if the whole payment goes back. */
  isBooked: boolean
  receivedAt: Defaulted<Date>
  /** What the gateway took from the payer on top of the amount. */
  fee: Defaulted<number>
  /** What an offer of the gateway took off the amount of the order. */
  discount: Defaulted<number>
  /** When an operator noted that it differs from its order. */
  notedAt: Optional<Date>
  /** Of a bank transfer: the club's date. */
  receivedOn: Optional<string>
}

export interface QuickInviteRequestsTable {
  id: Defaulted<number>
  userId: number
  preferredDestination: Optional<string>
  travelMonth: string
  groupSizePreference: string
  budgetRange: string
  whyJoin: string
  additionalRequests: Optional<string>
  status: Defaulted<ColumnTypes['quickInviteRequests.status']>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
  /** To the millisecond. */
  decidedAt: Optional<Date>
  /** The operator's name; null if they entered none at sign-in. */
  decidedBy: Optional<string>
  /** The operator's note to the applicant. */
  decisionNote: Optional<string>
  /** The outbox message to the applicant; null if there was none. */
  decisionMailId: Optional<number>
  scheduleId: Optional<number>
  assignedAt: Optional<Date>
  /** Of a departure that an operator gave an approved request. */
  assignmentNote: Optional<string>
  replacedScheduleId: Optional<number>
}

export interface QuizQuestionsTable {
  id: Defaulted<number>
  questionText: string
  options: Json<ColumnTypes['quizQuestions.options']>
  category: string
  weight: Defaulted<number>
  order: number
  isActive: Defaulted<boolean>
}

export interface QuizResponsesTable {
  id: Defaulted<number>
  userId: Optional<number>
  responses: Json<ColumnTypes['quizResponses.responses']>
  recommendedTrips: Json<ColumnTypes['quizResponses.recommendedTrips']>
  createdAt: Defaulted<Date>
}

export interface RateLimitsTable {
  key: string
  windowStart: Date
  count: number
}

export interface ReceiptYearsTable {
  /** '2025-26'. */
  year: string
  lastNumber: Defaulted<number>
  lastCreditNote: Defaulted<number>
}

export interface ReceiptsTable {
  year: string
  number: number
  paymentId: number
  issuedAt: Defaulted<Date>
  /** The club's date. */
  issuedOn: string
  /** The taxes in the payment, in paise. */
  gst: number
  tcs: number
  label: string
  facts: Json<ColumnTypes['receipts.facts']>
}

export interface RecoveryCodesTable {
  /** HMAC-SHA256 with the session secret, base64url. */
  hash: string
  usedAt: Optional<Date>
  isKeyed: Defaulted<boolean>
  /** Null for the club's password. */
  operatorId: Optional<number>
}

/** Money that goes back. */
export interface RefundsTable {
  id: Defaulted<number>
  paymentId: Optional<number>
  /** In the currency's smallest unit. */
  amount: number
  reason: ColumnTypes['refunds.reason']
  /** 'sent': the gateway has accepted it, but has not paid it out. */
  status: Defaulted<ColumnTypes['refunds.status']>
  gatewayId: Optional<string>
  attempts: Defaulted<number>
  nextAttemptAt: Defaulted<Date>
  createdAt: Defaulted<Date>
  doneAt: Optional<Date>
  /** The club's date of `doneAt`. */
  doneOn: Optional<string>
  /** Counts up when an operator tries a refused refund again. */
  round: Defaulted<number>
  /** Until when an instance is asking the gateway for it. */
  sendingUntil: Optional<Date>
  bookingId: number
  /** The club's dates. */
  requestedOn: string
  sentOn: Optional<string>
  /** What finds a payment by hand in the club's bank account. */
  reference: Optional<string>
  /** Why it was paid by hand. */
  handReason: Optional<string>
  /** When the member was told that it is done. */
  toldAt: Optional<Date>
  /** Why an operator gave it back without cancelling. The member reads it. */
  givenReason: Optional<string>
}

/** Addresses that their mail server refused. */
export interface RefusedAddressesTable {
  id: GeneratedAlways<number>
  /** In lower case. */
  email: string
  /** The server's reply, as codes without personal data. */
  reply: string
  refusedAt: Defaulted<Date>
}

/** A member's review of a departure. */
export interface ReviewsTable {
  id: Defaulted<number>
  userId: number
  departureId: number
  /** 1-5, as the member gave them last. */
  rating: number
  words: string
  state: Defaulted<ColumnTypes['reviews.state']>
  /** Why it was declined; null otherwise. */
  reason: Optional<string>
  /** What the trip's page shows: the last approved version. */
  shownRating: Optional<number>
  shownWords: Optional<string>
  /** Counts the member's changes and the decisions. */
  version: Defaulted<number>
  decidedAt: Optional<Date>
  decidedBy: Optional<string>
  writtenAt: Defaulted<Date>
  createdAt: Defaulted<Date>
}

/** Who has a proposed or fixed room: one row for each of its two members, so that no one has two. */
export interface RoomMembersTable {
  departureId: number
  userId: number
  roomId: number
}

/** With whom a member will not share. No one else ever sees it. */
export interface RoomVetoesTable {
  departureId: number
  userId: number
  vetoedUserId: number
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
  ownRoom: Optional<ColumnTypes['roomWishes.ownRoom']>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
}

/** Rooms for two that the club proposed. The first member has the lower id; null after they deleted their account. */
export interface RoomsTable {
  id: Defaulted<number>
  departureId: number
  /** 1 for the first proposals of the departure. */
  round: number
  firstUserId: Optional<number>
  secondUserId: Optional<number>
  firstAnswer: Optional<boolean>
  secondAnswer: Optional<boolean>
  state: Defaulted<ColumnTypes['rooms.state']>
  /** The state before it ended. */
  endedFrom: Optional<ColumnTypes['rooms.endedFrom']>
  /** The last day to answer: a calendar date. */
  answerBy: string
  /** The club's date of the reminder. */
  remindedOn: Optional<string>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
}

/** A webhook that the sandbox sends. */
export interface SandboxEventsTable {
  id: string
  position: GeneratedAlways<number>
  /** JSON text, whose bytes are signed when it is sent. */
  body: string
  /** When the event is due. A caller that claims it adds its lease. */
  dueAt: Defaulted<Date>
  attempts: Defaulted<number>
  deliveredAt: Optional<Date>
}

/** An order of the payment sandbox. It contains no personal data. */
export interface SandboxOrdersTable {
  id: string
  /** The club's unique receipt. */
  reference: string
  /** Paise for INR. */
  amount: number
  currency: string
  notes: DefaultedJson<ColumnTypes['sandboxOrders.notes']>
  createdAt: Defaulted<Date>
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
  createdAt: Defaulted<Date>
}

export interface SandboxRefundsTable {
  id: string
  paymentId: string
  /** The club's unique reference. */
  reference: string
  /** Paise for INR. */
  amount: number
  createdAt: Defaulted<Date>
}

export interface SavedTripsTable {
  userId: number
  tripId: number
  /** The greatest was saved last. */
  position: number
  createdAt: Defaulted<Date>
  departureId: Optional<number>
}

/** A view of the members' table that operators share. */
export interface SavedViewsTable {
  id: GeneratedAlways<number>
  name: string
  /** Search, filters, order and columns, as in the table's address. */
  query: Json<ColumnTypes['savedViews.query']>
  isDefault: Defaulted<boolean>
  /** The name of the operator who saved it. */
  madeBy: Optional<string>
  version: Defaulted<number>
  createdAt: Defaulted<Date>
  list: ColumnTypes['savedViews.list']
  madeById: Optional<number>
}

export interface SeatNoticesTable {
  tripScheduleId: number
  userId: number
  createdAt: Defaulted<Date>
}

/** The second factors of operators, and that of the club's password, which has no operator. */
export interface SecondFactorTable {
  /** Sealed by secrets/sealed-text.ts. */
  secret: string
  /** The last used time step (RFC 6238): no code works twice. */
  lastStep: number
  since: Defaulted<Date>
  operatorId: Optional<number>
}

/** A secret offered to a session, until its first code confirms it. */
export interface SecondFactorOffersTable {
  sid: string
  secret: string
  createdAt: Defaulted<Date>
}

/** Sign-ins and changes of what opens an account. Refused attempts of an hour share a row. */
export interface SecurityEventsTable {
  id: GeneratedAlways<number>
  kind: string
  outcome: ColumnTypes['securityEvents.outcome']
  /** The member's account; null if it is unknown. */
  userId: Optional<number>
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
  at: Defaulted<Date>
  /** The last of the attempts. */
  lastAt: Defaulted<Date>
  operatorId: Optional<number>
}

export interface SessionsTable {
  sid: string
  userId: Optional<number>
  data: Json<ColumnTypes['sessions.data']>
  expiresAt: Date
  createdAt: Defaulted<Date>
  /** The browser, such as 'Chrome on Android'. */
  device: Optional<string>
  /** To the hour. */
  lastSeenAt: Defaulted<Date>
}

export interface TagsTable {
  id: GeneratedAlways<number>
  subjectKind: ColumnTypes['tags.subjectKind']
  subjectId: number
  userId: GeneratedAlways<number | null>
  inviteRequestId: GeneratedAlways<number | null>
  quickRequestId: GeneratedAlways<number | null>
  inquiryId: GeneratedAlways<number | null>
  bookingId: GeneratedAlways<number | null>
  tag: string
  createdAt: Defaulted<Date>
}

export interface TaxRatesTable {
  /** A calendar date, 'YYYY-MM-DD'. */
  validFrom: string
  /** Basis points. */
  gst: number
  /** Basis points. */
  tcs: number
  createdAt: Defaulted<Date>
}

/** What a member enters before they fly, encrypted. */
export interface TravelDetailsTable {
  bookingId: number
  userId: number
  /** The key of TRAVEL_DETAILS_KEYS that encrypts the row. */
  keyId: string
  /** Nonce, tag and ciphertext of the JSON in base64url. */
  sealed: string
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
}

export interface TripInviteRequestsTable {
  id: Defaulted<number>
  /** Null if a visitor sent the request. */
  userId: Optional<number>
  tripId: number
  scheduleId: Optional<number>
  name: string
  email: string
  requestMessage: Optional<string>
  whyJoin: Optional<string>
  status: Defaulted<ColumnTypes['tripInviteRequests.status']>
  createdAt: Defaulted<Date>
  updatedAt: Defaulted<Date>
  /** To the millisecond. */
  decidedAt: Optional<Date>
  /** The operator's name; null if they entered none at sign-in. */
  decidedBy: Optional<string>
  /** The operator's note to the applicant. */
  decisionNote: Optional<string>
  /** The outbox message to the applicant; null if there was none. */
  decisionMailId: Optional<number>
  assignedAt: Optional<Date>
  /** Of a departure that an operator gave an approved request. */
  assignmentNote: Optional<string>
  replacedScheduleId: Optional<number>
}

export interface TripPicturesTable {
  key: string
  /** Pixels. */
  width: number
  format: ColumnTypes['tripPictures.format']
  content: Uint8Array
  createdAt: Defaulted<Date>
}

export interface TripSchedulesTable {
  id: Defaulted<number>
  tripId: number
  /** A calendar date, 'YYYY-MM-DD'. */
  departureDate: string
  /** Days: those of the trip's own itinerary or of its extended edition. */
  duration: number
  /** 2: INR 200,000; 3: INR 300,000. */
  priceTier: ColumnTypes['tripSchedules.priceTier']
  spotsTotal: Defaulted<number>
  isActive: Defaulted<boolean>
  createdAt: Defaulted<Date>
  /** Whether the group leaves; null until that is decided. */
  groupDecision: Optional<ColumnTypes['tripSchedules.groupDecision']>
  groupDecidedAt: Optional<Date>
  decisionDays: Defaulted<number>
  calendarRevision: Defaulted<number>
  calendarChangedAt: Defaulted<Date>
  /** Null until one is chosen. */
  hostId: Optional<number>
  /** Where the group meets; null if where its trip says. */
  meetingPlace: Optional<string>
  /** Local, HH:MM. */
  meetingTime: Optional<string>
}

export interface TripsTable {
  id: Defaulted<number>
  title: string
  description: string
  destination: string
  region: ColumnTypes['trips.region']
  /** Days. */
  duration: number
  /** Whole rupees. */
  price: number
  departureMonths: string
  groupSize: string
  images: Json<ColumnTypes['trips.images']>
  highlights: Json<ColumnTypes['trips.highlights']>
  itinerary: Json<ColumnTypes['trips.itinerary']>
  includedItems: Json<ColumnTypes['trips.includedItems']>
  excludedItems: Json<ColumnTypes['trips.excludedItems']>
  featured: Defaulted<boolean>
  /** Null if all departures of the trip follow its own itinerary. */
  extendedEdition: OptionalJson<ColumnTypes['trips.extendedEdition']>
  availability: Defaulted<ColumnTypes['trips.availability']>
  practicalFacts: OptionalJson<ColumnTypes['trips.practicalFacts']>
  archived: Defaulted<boolean>
  imageAlts: DefaultedJson<ColumnTypes['trips.imageAlts']>
  decisionDays: Defaulted<number>
  isDraft: Defaulted<boolean>
}

/** What the admin search reads. A trigger updates it with the member. */
export interface UserSearchTable {
  /** The member's id. */
  id: number
  /** The six searched fields, case-folded, one per line, in UTF-8. */
  content: Uint8Array
}

export interface UsersTable {
  id: Defaulted<number>
  username: string
  /** The username regardless of case, generated by the database. Compare with usernameKey in username.ts. */
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
  quizData: OptionalJson<ColumnTypes['users.quizData']>
  createdAt: Defaulted<Date>
  /** What names that look alike have in common (username-skeleton.ts); null if the name was taken before that was unique. */
  usernameSkeleton: Optional<string>
  /** Null if the member did not say. */
  gender: Optional<ColumnTypes['users.gender']>
  /** The profile fields that the member's groups see; see groupFields of the domain. */
  shownFields: Defaulted<string[]>
  /** Null if the member can sign in. */
  deactivatedAt: Optional<Date>
}

/** A member's words for someone who asks for an invite. */
export interface VouchesTable {
  id: Defaulted<number>
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
  createdAt: Defaulted<Date>
  withdrawnAt: Optional<Date>
}

/** Members who wait for a seat of a full departure, in the order of their ids. */
export interface WaitlistTable {
  id: Defaulted<number>
  userId: number
  tripScheduleId: number
  /** Until when a free seat is theirs to book. */
  offeredUntil: Optional<Date>
  /** When they booked, left, or let an offer pass. */
  endedAt: Optional<Date>
  createdAt: Defaulted<Date>
  isKept: Defaulted<boolean>
  openedAt: Optional<Date>
  /** When an operator put them ahead of those who have waited longer. */
  aheadAt: Optional<Date>
}
