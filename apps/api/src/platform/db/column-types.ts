import type { SavedList } from '@farandfew/domain/saved-views/saved-views.ts'
import type { AnnotationKind } from '@farandfew/domain/annotations/admin-annotations.ts'
import type { ReportDecision } from '@farandfew/domain/reports/admin-reports.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { MailingAudienceKind } from '@farandfew/domain/mailings/audience.ts'
import type { MailingState, RecipientState } from '@farandfew/domain/mailings/mailings.ts'
import type {
  BookingEnd,
  BookingStatus,
  MoneyState,
  PaymentMethod,
  PaymentPart,
  PaymentStatus,
} from '@farandfew/domain/seats/booking.ts'
import type { RefundReason, RefundStatus } from '@farandfew/domain/refunds/refund-history.ts'
import type { CancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import type { DocumentFacts } from '@farandfew/domain/refunds/money-documents.ts'
import type { PaymentPlan } from '@farandfew/domain/payments/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/seats/price-lines.ts'
import type { ConnectionStatus } from '@farandfew/domain/connections/connection.ts'
import type { ReportReason } from '@farandfew/domain/reports/member-report.ts'
import type { GroupEventKind } from '@farandfew/domain/group-messages/group-event.ts'
import type { MessageEnd, ReactionName } from '@farandfew/domain/group-messages/group-message.ts'
import type { GroupDecision } from '@farandfew/domain/departures/guarantee.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite.options.ts'
import type { PaymentOrderStatus } from '@farandfew/domain/payments/payment.ts'
import type { ReviewState } from '@farandfew/domain/reviews/review.ts'
import type { OwnRoomState } from '@farandfew/domain/roommates/roommates.ts'
import type { RoomState } from '@farandfew/domain/roommates/room-states.ts'
import type { SecurityEventOutcome } from '@farandfew/domain/security-events/event-words.ts'
import type { ExtendedEdition, ItineraryDay, Trip } from '@farandfew/domain/trips/trip.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import type { MessageKind } from '@farandfew/domain/messages/message-kinds.ts'
import type { Gender } from '@farandfew/domain/members/users.options.ts'
import type { QuizData } from '@farandfew/domain/traits/quiz-data.ts'
import type { ColumnType } from 'kysely'

/** A column with a default. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON, written as text. */
export type Json<T> = ColumnType<T, string, string>
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** The types of columns for which the database has only text, a number or JSON. tables.ts uses them. */
export interface ColumnTypes {
  'assignments.subjectKind': AnnotationKind
  'notes.subjectKind': AnnotationKind
  'tags.subjectKind': AnnotationKind
  'accountMessages.code': AccountCode
  'accountMessages.kind': 'password-link' | 'sign-in-code'
  'accountTokens.purpose': 'email' | 'password'
  'adminSessions.data': Record<string, unknown>
  'auditLog.after': Record<string, unknown>
  'auditLog.before': Record<string, unknown>
  'auditLog.details': Record<string, unknown>
  'auditLog.role': OperatorRole
  'bookings.endedBy': BookingEnd
  'bookings.moneyState': MoneyState
  'bookings.paymentPlan': PaymentPlan
  'bookings.paymentStatus': PaymentStatus
  'bookings.priceLines': PriceLines
  'bookings.status': BookingStatus
  'bookings.terms': CancellationTerms
  'connections.status': ConnectionStatus
  'creditNotes.facts': DocumentFacts
  'groupEvents.kind': GroupEventKind
  'groupMessages.endedBy': MessageEnd
  'groupSummaries.summary': GroupFigures
  'integrityFindings.figures': Record<string, unknown>
  'integrityFindings.settledFigures': Record<string, unknown>
  'mailingRecipients.facts': RecipientFacts
  'mailingRecipients.state': RecipientState
  'mailings.audienceKind': MailingAudienceKind
  'mailings.state': MailingState
  'memberReports.decision': ReportDecision
  'memberReports.message': ReportedMessage
  'memberReports.reason': ReportReason
  'savedViews.list': SavedList
  'savedViews.query': Record<string, string>
  'messageReactions.reaction': ReactionName
  'operators.role': OperatorRole
  'outbox.channel': 'mail' | 'sms'
  'outbox.kind': MessageKind
  'outbox.content': MailContent | SmsContent
  'paymentEventFaults.reason':
    | 'malformed'
    | 'unknown-order'
    | 'unknown-refund'
    | 'refund-failed'
    | 'refunded-twice'
    | 'order-refused'
    | 'key-rejected'
    | 'not-captured'
  'paymentOrders.kind': PaymentPart
  'paymentOrders.method': PaymentMethod
  'paymentOrders.notes': Record<string, string>
  'paymentOrders.status': PaymentOrderStatus
  'oneTimeCodes.purpose': 'sign-in' | 'proof' | 'email'
  'quickInviteRequests.status': InviteStatus
  'quizQuestions.options': { value: string; label: string; icon?: string }[]
  'quizResponses.recommendedTrips': unknown[]
  'quizResponses.responses': Record<string, string>
  'receipts.facts': DocumentFacts
  'refunds.reason': RefundReason
  'refunds.status': RefundStatus
  'reviews.state': ReviewState
  'roomWishes.ownRoom': OwnRoomState
  'rooms.endedFrom': 'proposed' | 'fixed'
  'rooms.state': RoomState
  'sandboxOrders.notes': Record<string, string>
  'securityEvents.outcome': SecurityEventOutcome
  'sessions.data': Record<string, unknown>
  'tripInviteRequests.status': InviteStatus
  'tripPictures.format': 'avif' | 'webp'
  'tripSchedules.groupDecision': GroupDecision
  'tripSchedules.priceTier': 2 | 3
  'trips.availability': Trip['availability']
  'trips.excludedItems': string[]
  'trips.extendedEdition': ExtendedEdition
  'trips.highlights': string[]
  'trips.imageAlts': Record<string, string>
  'trips.images': string[]
  'trips.includedItems': string[]
  'trips.itinerary': ItineraryDay[]
  'trips.practicalFacts': PracticalFacts
  'trips.region': Trip['region']
  'users.gender': Gender
  'users.quizData': QuizData
}

/** A sign-in code that waits for its account. */
export interface AccountCode {
  /** The key of its row in one_time_codes. */
  key: string
  /** The text message. */
  text: string
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

export interface ReportedMessage {
  id: number
  departureId: number
  text: string
  /** ISO instants. */
  sentAt: string
  editedAt: string | null
}

/** A file that a mail carries: text in UTF-8. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

export interface MailContent {
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[] | undefined
  replyTo?: string | undefined
  /** Additional headers, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined
}

export interface SmsContent {
  text: string
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
