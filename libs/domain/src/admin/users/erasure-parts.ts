interface ErasurePart {
  /** What operators read. */
  what: string
  /** Why it stays without the person; undefined if it is deleted. */
  kept?: string
}

const byLaw = 'The law requires records of payments. They stay without the person.'

/**
 * The parts of a member's export (docs/product.md#privacy-and-erasure), and what an erasure does with each. A test compares
 * the names with those of an export.
 */
export const erasureParts = {
  users: { what: 'Account and profile' },
  sessions: { what: 'Open sessions' },
  accountTokens: { what: 'Links sent by mail' },
  phoneCodes: { what: 'Codes sent by SMS' },
  memberPictures: { what: 'Uploaded picture' },
  quizResponses: { what: 'Quizzes' },
  quickInviteRequests: { what: 'Quick invite requests' },
  tripInviteRequests: { what: 'Invite requests' },
  connections: { what: 'Connections and blocks' },
  connectionPauses: { what: 'Pauses between requests' },
  connectionSettings: { what: 'Choices about connections' },
  memberReports: { what: 'Own reports about members' },
  hostedDepartures: { what: 'Name and description as a host' },
  formerHosts: { what: 'Departures hosted before' },
  groupDigests: { what: 'Digests of groups' },
  groupMembers: { what: 'Places in groups' },
  groupArrivals: { what: 'Arrivals' },
  groupChecklistItems: { what: 'Items of shared checklists' },
  groupChecklistTicks: { what: 'Ticks on checklists' },
  groupSummaryMembers: { what: 'Answers in group summaries' },
  travelDetails: { what: 'Travel details' },
  bookings: { what: 'Bookings', kept: byLaw },
  paymentOrders: { what: 'Payment orders', kept: byLaw },
  payments: { what: 'Payments', kept: byLaw },
  refunds: { what: 'Refunds', kept: byLaw },
  waitlist: { what: 'Waitlist places' },
  vouches: { what: 'Vouches for others' },
  reviews: { what: 'Reviews' },
  savedTrips: { what: 'Saved trips' },
  roomWishes: { what: 'Wishes for a room' },
  roomVetoes: { what: 'Members not to share with' },
  rooms: { what: 'Shared rooms' },
  roomMembers: { what: 'Beds in shared rooms' },
  groupMessages: { what: 'Messages to groups' },
  messageReactions: { what: 'Reactions' },
  messagePictures: { what: 'Pictures in messages' },
  groupReadPositions: { what: 'Read positions' },
  mailingRecipients: { what: 'Mails that operators wrote' },
  refusedAddresses: { what: 'Marks at a refused address' },
  groupEvents: { what: 'Events of conversations' },
  newsletters: { what: 'Newsletter' },
  inquiries: { what: 'Inquiries' },
  outbox: { what: 'Mails and text messages' },
  idempotencyKeys: { what: 'Forms sent recently' },
  notes: { what: 'Notes of operators' },
  tags: { what: 'Tags' },
  accountMerges: { what: 'Merges with another account' },
  auditLog: {
    what: 'Entries of the audit log',
    kept: 'They show what operators did, and name the member by number only.',
  },
  securityEvents: { what: 'Records of sign-ins' },
} as const satisfies Record<string, ErasurePart>
export type ErasurePartName = keyof typeof erasureParts
