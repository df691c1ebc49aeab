/** The age of the travellers the club is made for, in years. */
export const targetAge = { min: 28, max: 42 } as const
/** The target age as pages show it. */
export const targetAgeLabel = `${targetAge.min}-${targetAge.max}`

/** People in a group. */
export const groupSize = { min: 8, max: 12 } as const
/** The group's size as pages show it. */
export const groupSizeLabel = `${groupSize.min}-${groupSize.max} people`

/** Seats of a departure. */
export const defaultSpotsTotal = 12
/** ISO 4217. */
export const defaultCurrency = 'INR'
export const defaultQuizQuestionWeight = 1

/** Least lengths of what people type, in characters. */
export const nameMinLength = 2
export const inquiryMessageMinLength = 10
export const whyJoinMinLength = 50
export const passwordMinLength = 6

/** Hours within which the club promises to have reviewed an invite request. */
export const inviteReviewHours = 48
/** Hours within which the club promises to answer an inquiry. */
export const inquiryReplyHours = 24
/** Milliseconds between a registration's toast and the way to the account. */
export const registrationRedirectDelay = 1000

/** Cards on the home page, at most. */
export const homeTripsLimit = 6
/** Cards that hold the place while trips load. */
export const placeholderCards = 6
/** Characters of a description that a card shows. */
export const cardDescriptionLength = 100
/** Characters of a description that stand in a page's meta description. */
export const metaDescriptionLength = 150
/** Days of an itinerary that a slide of the carousel shows. */
export const carouselItineraryDays = 3
/** Trips that the quick invite dialog lists, at most. */
export const quickInviteTripsLimit = 4
/** Previous trips on the account's overview, at most. */
export const overviewTripsLimit = 2
/** Highlights of each of them, at most. */
export const overviewHighlightsLimit = 2

/** Photographs in a destination's gallery. */
export const galleryPhotos = 10
/** Height of a tile of the gallery index, in CSS pixels. */
export const galleryTileHeight = { min: 280, max: 360 } as const
/** Rows of a form's message field. */
export const messageRows = 4
