/** Age of the travellers the club is for, in years. */
export const targetAge = { min: 28, max: 42 } as const
export const targetAgeLabel = `${targetAge.min}-${targetAge.max}`

export const groupSize = { min: 8, max: 12 } as const
export const groupSizeLabel = `${groupSize.min}-${groupSize.max} people`

/** Seats of a departure. */
export const defaultSpotsTotal = 12
/** ISO 4217. */
export const defaultCurrency = 'INR'
export const defaultQuizQuestionWeight = 1

/** Maximum length in code points of the note of a request to connect. */
export const noteMaxLength = 300

/** Minimum lengths of typed texts, in characters. */
export const nameMinLength = 2
export const inquiryMessageMinLength = 10
export const whyJoinMinLength = 50
export const passwordMinLength = 6

/** Hours within which the club promises to review an invite request. */
export const inviteReviewHours = 48
/** Hours within which the club promises to answer an inquiry. */
export const inquiryReplyHours = 24
/** Minutes for which a pending booking holds its seat (docs/product.md#bookings-and-payment). */
export const seatHoldMinutes = 15
/** Milliseconds between the toast of a registration and the redirect to the account. */
export const registrationRedirectDelay = 1000

/** Maximum number of cards on the home page. */
export const homeTripsLimit = 6
/** Placeholder cards while trips load. */
export const placeholderCards = 6
/** Characters of a description on a card. */
export const cardDescriptionLength = 100
/** Characters of a description in a page's meta description. */
export const metaDescriptionLength = 150
/** Days of an itinerary on a slide of the carousel. */
export const carouselItineraryDays = 3
/** Maximum number of trips in the quick invite dialog. */
export const quickInviteTripsLimit = 4
/** Maximum number of previous trips on the account's overview, and of highlights of each. */
export const overviewTripsLimit = 2
export const overviewHighlightsLimit = 2

export const galleryPhotos = 10
/** Height of a tile in the index of galleries, in CSS pixels. */
export const galleryTileHeight = { min: 280, max: 360 } as const
/** Lines of a message field. */
export const messageRows = 4

/** One-time codes by SMS. */
export const otpRules = {
  digits: 6,
  /** How long a code is valid. */
  expiresInSeconds: 300,
  /** Wrong attempts after which a code is void. */
  tries: 5,
  /** How long to wait before requesting another code. */
  resendAfterSeconds: 30,
  /** The most browsers that can have a valid code for one phone at once. */
  browsers: 20,
} as const

/** How long the code in a mail is valid that confirms its address. It has the same digits and tries. */
export const emailCodeSeconds = 900

/** One-time codes by an authenticator app (RFC 6238), with the values that every such app supports. */
export const totpRules = { digits: 6, periodSeconds: 30, offerMinutes: 15 } as const
/** Recovery codes for a lost authenticator; each works once. */
export const recoveryRules = { count: 10, groups: 4, groupLength: 4 } as const

/** Milliseconds without activity after which the console's session ends. */
export const adminIdleMs = 60 * 60_000
/** Milliseconds after sign-in when the console's session ends in any case. */
export const adminAbsoluteMs = 12 * 60 * 60_000
/** Days for which sent messages are remembered, and message files kept. */
export const keptMessageDays = 30
/** Rows on a page of a console table. */
export const adminPage = { default: 50, max: 200 } as const
/** Seconds within which an invite decision can be undone; its mail is sent afterwards. */
export const undoSeconds = 10
/** Characters of the operator's note to an applicant. */
export const decisionNoteMaxLength = 1000

/** The most trips that a member, or a visitor's browser, can save. */
export const maxSavedTrips = 50
/** The most pinned messages of a group. */
export const maxPinnedMessages = 20
export const mostStars = 5
