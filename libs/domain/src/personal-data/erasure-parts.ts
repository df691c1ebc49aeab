interface ErasurePart {
  /** What operators read. */
  what: string
  /** Why it stays without the person; undefined if it is deleted. */
  kept?: string
  /**
   * What no operator may learn: the content, or even whether there is any. The rest of it is in no export, list or merge
   * that operators read (docs/product.md#privacy-and-erasure).
   */
  hidden?: 'content' | 'existence'
}

const byLaw = 'The law requires records of payments. They stay without the name.'

/**
 * The parts of a member's export (docs/product.md#privacy-and-erasure), and what an erasure does with each. A test compares
 * the names with those of an export.
 */
export const erasureParts = {
  users: { what: 'Account and profile' },
  sessions: { what: 'Open sessions' },
  accountTokens: { what: 'Links sent by email' },
  oneTimeCodes: { what: 'Codes sent by SMS or email' },
  memberPictures: { what: 'Uploaded picture' },
  quizResponses: { what: 'Answers to the quiz' },
  quickInviteRequests: { what: 'Quick invite requests' },
  tripInviteRequests: { what: 'Invite requests' },
  connections: { what: 'Connections and blocks', hidden: 'existence' },
  connectionPauses: { what: 'Pauses between requests', hidden: 'existence' },
  connectionSettings: { what: 'Choices about connections' },
  memberReports: { what: 'Reports that they sent', hidden: 'existence' },
  hosts: { what: 'Name and description as a host' },
  hostedDepartures: { what: 'Departures that they host' },
  formerHosts: { what: 'Departures that they used to host' },
  groupDigests: { what: 'Summaries of group conversations' },
  groupMembers: { what: 'Places in group conversations' },
  groupArrivals: { what: 'Arrivals' },
  groupChecklistItems: { what: 'Items of shared checklists' },
  groupChecklistTicks: { what: 'Ticked items of checklists', hidden: 'content' },
  groupSummaryMembers: { what: 'Answers in group summaries' },
  travelDetails: { what: 'Travel details', hidden: 'content' },
  bookings: { what: 'Bookings', kept: byLaw },
  paymentOrders: { what: 'Payment orders', kept: byLaw },
  payments: { what: 'Payments', kept: byLaw },
  refunds: { what: 'Refunds', kept: byLaw },
  waitlist: { what: 'Waitlist places' },
  seatNotices: { what: 'Requests to hear of a free seat' },
  vouches: { what: 'Vouches for others' },
  reviews: { what: 'Reviews' },
  savedTrips: { what: 'Saved trips' },
  roomWishes: { what: 'Requests to share a room' },
  roomVetoes: { what: 'Members they would rather not share with', hidden: 'existence' },
  rooms: { what: 'Shared rooms' },
  roomMembers: { what: 'Places in shared rooms' },
  groupMessages: { what: 'Messages to groups', hidden: 'content' },
  messageReactions: { what: 'Reactions', hidden: 'content' },
  messagePictures: { what: 'Pictures in messages', hidden: 'content' },
  groupReadPositions: { what: 'Records of what they have read', hidden: 'content' },
  mailingRecipients: { what: 'Emails that operators wrote' },
  refusedAddresses: { what: 'Record of a refused address' },
  groupEvents: { what: 'Events in group conversations', hidden: 'content' },
  newsletters: { what: 'Newsletter subscription' },
  inquiries: { what: 'Inquiries' },
  outbox: { what: 'Emails and text messages' },
  idempotencyKeys: { what: 'Forms sent recently' },
  notes: { what: 'Notes of operators' },
  tags: { what: 'Tags' },
  accountMerges: { what: 'Merges with another account' },
  auditLog: {
    what: 'Entries of the audit log',
    kept: 'They show what operators did, and name the member by number only.',
  },
  auditReasons: { what: 'Reasons of operators' },
  securityEvents: { what: 'Records of sign-ins' },
} as const satisfies Record<string, ErasurePart>
export type ErasurePartName = keyof typeof erasureParts

/** What operators may not learn of a part; undefined if they may read it. */
export function hiddenOf(name: string): ErasurePart['hidden'] {
  const parts: Readonly<Record<string, ErasurePart>> = erasureParts
  return parts[name]?.hidden
}
