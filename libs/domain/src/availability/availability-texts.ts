import { inviteReviewHours } from '../constants/limits.ts'
import type { Availability } from './availability.ts'

interface InviteTexts {
  readonly heading: string
  readonly banner: string
  /** The description of the 'Request Submitted!' toast. */
  readonly thanks: string
  /** What becomes of a request: the answer to everyone who sends one, on every page and in the mail. */
  readonly answer: string
  /** The last of the three next steps, Get Invited. */
  readonly promise: string
}

/** The texts of each surface for one availability (docs/product.md#availability). */
export interface AvailabilityTexts {
  readonly card: {
    readonly badge?: string
    readonly action: string
    /** Replaces the description. */
    readonly text?: string
  }
  /** The badge of the trip's page; an open trip shows its spots and dates instead. */
  readonly pageBadge?: string
  /** Replaces the departure dates in the details panel. */
  readonly dates?: string
  readonly carousel: { readonly badge?: string; readonly action: string }
  readonly invite: InviteTexts
}

const comingSoon = 'Coming Soon'

const answerOf = (approval: string) =>
  `We review every request within ${inviteReviewHours} hours. ${approval}`

const earlyAccess: InviteTexts = {
  heading: 'Request Early Access',
  banner: 'Coming Soon - Be the first to know when bookings open',
  thanks: "We'll notify you as soon as bookings open for this trip.",
  answer: answerOf("Once yours is approved, booking opens for you, and we'll email you the link."),
  promise: "You'll be notified when bookings open",
}

export const availabilityTexts: Readonly<Record<Availability, AvailabilityTexts>> = {
  open: {
    card: { action: 'View Experience' },
    carousel: { action: 'View Detailed Itinerary' },
    invite: {
      heading: 'Request an Invite',
      banner: 'Now Taking Invite Requests - Limited Spots Available',
      thanks: "We'll be in touch shortly with next steps for your trip.",
      answer: answerOf("Once yours is approved, we'll email you the link to book."),
      promise: `If selected, you'll receive booking instructions within ${inviteReviewHours} hours`,
    },
  },
  preview: {
    card: { action: 'View Experience' },
    pageBadge: 'COMING SOON • REQUEST INVITE',
    dates: comingSoon,
    carousel: { action: 'View Detailed Itinerary' },
    invite: earlyAccess,
  },
  'coming-soon': {
    card: { badge: comingSoon, action: 'Request Invite', text: 'Coming soon' },
    pageBadge: comingSoon,
    dates: comingSoon,
    carousel: { badge: comingSoon, action: 'Learn More' },
    invite: earlyAccess,
  },
}
