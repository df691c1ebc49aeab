import { hiddenOf } from '@farandfew/domain/personal-data/erasure-parts.ts'

/** What a merge does with the rows of a column that refers to the other account. */
export type MergeRule = {
  table: string
  column: string
  /** What operators read. */
  what: string
} & (
  | {
      /** The rows move. One that the kept account has too, such as a saved trip, stays and ends with the other account. */
      does: 'move'
      /** The column that is written, if `column` is generated from it. */
      writes?: string
      /** Whether an undo only checks that the row still belongs to the kept account, because others change it too. */
      loose?: boolean
    }
  | {
      /** `merge.service.ts` has a function for it. */
      does: 'special'
    }
  | {
      /** The rows end at once: they open the other account. */
      does: 'end'
    }
  | {
      /** The rows stay with the other account and end with it. */
      does: 'stay'
    }
)

const move = (table: string, column: string, what: string, options: object = {}): MergeRule => ({
  table,
  column,
  what,
  does: 'move',
  ...options,
})
const special = (table: string, column: string, what: string): MergeRule => ({
  table,
  column,
  what,
  does: 'special',
})
const end = (table: string, what: string): MergeRule => ({
  table,
  column: 'user_id',
  what,
  does: 'end',
})
const stay = (table: string, column: string, what: string): MergeRule => ({
  table,
  column,
  what,
  does: 'stay',
})

/** Every column that refers to a member, in the order in which a merge works through them. A test compares it with the database. */
export const mergeRules: readonly MergeRule[] = [
  move('bookings', 'user_id', 'Bookings'),
  move('payment_orders', 'user_id', 'Payment orders'),
  special('travel_details', 'user_id', 'Travel details'),
  move('waitlist', 'user_id', 'Waitlist places'),
  move('seat_notices', 'user_id', 'Requests to hear of a free seat', { loose: true }),
  move('trip_invite_requests', 'user_id', 'Invite requests'),
  move('quick_invite_requests', 'user_id', 'Quick invite requests'),
  move('hosts', 'user_id', 'Departures that they host', { loose: true }),
  move('former_hosts', 'user_id', 'Departures that they used to host'),
  move('group_arrivals', 'user_id', 'Arrivals'),
  move('group_digests', 'user_id', 'Summaries of group conversations', { loose: true }),
  move('group_checklist_items', 'written_by', 'Items of shared checklists', { loose: true }),
  move('group_checklist_items', 'taken_by', 'Checklist items taken on', { loose: true }),
  move('group_checklist_items', 'done_by', 'Checklist items done', { loose: true }),
  move('group_checklist_ticks', 'user_id', 'Ticked items of checklists'),
  move('group_messages', 'user_id', 'Messages to groups', { loose: true }),
  move('message_reactions', 'user_id', 'Reactions'),
  move('message_pictures', 'user_id', 'Pictures in messages'),
  move('group_read_positions', 'user_id', 'Records of what they have read', { loose: true }),
  move('group_summary_members', 'user_id', 'Answers in group summaries', { loose: true }),
  move('room_wishes', 'user_id', 'Requests to share a room'),
  move('room_vetoes', 'vetoed_user_id', 'Members who would rather not share with them'),
  special('rooms', 'first_user_id', 'Shared rooms'),
  special('rooms', 'second_user_id', 'Shared rooms'),
  move('room_members', 'user_id', 'Places in shared rooms'),
  special('connections', 'user_id', 'Connections and blocks'),
  special('connections', 'connected_user_id', 'Connections and blocks'),
  move('connection_pauses', 'user_id', 'Pauses between requests'),
  move('connection_pauses', 'other_user_id', 'Pauses between requests to them'),
  special('connection_settings', 'user_id', 'Choices about connections'),
  move('member_reports', 'user_id', 'Reports that they sent'),
  move('member_reports', 'reported_user_id', 'Reports about the member'),
  move('reviews', 'user_id', 'Reviews'),
  special('saved_trips', 'user_id', 'Saved trips'),
  move('vouches', 'user_id', 'Vouches for others'),
  move('vouches', 'vouched_user_id', 'Vouches for the member'),
  move('quiz_responses', 'user_id', 'Answers to the quiz'),
  move('mailing_recipients', 'user_id', 'Emails of the club', { loose: true }),
  move('notes', 'user_id', 'Notes of operators', { writes: 'subject_id', loose: true }),
  move('tags', 'user_id', 'Tags', { writes: 'subject_id' }),
  move('audit_reasons', 'user_id', 'Reasons of operators', { loose: true }),
  end('sessions', 'Open sessions'),
  end('account_tokens', 'Links sent by email'),
  end('one_time_codes', 'Codes sent by SMS or email'),
  stay('member_pictures', 'user_id', 'Uploaded picture'),
  stay('security_events', 'user_id', 'Records of sign-ins'),
  stay('group_events', 'user_id', 'Events in group conversations'),
  stay('user_search', 'id', 'Entry in the search'),
  // A merge is refused while one of the two has an earlier one that can be undone.
  stay('account_merges', 'into_user_id', 'Earlier merges'),
  stay('account_merges', 'from_user_id', 'Earlier merges'),
]

/** What a merge changes in `users`; what it calls a part in a refusal of an undo. */
export function partOf(table: string): string {
  if (table === 'users') return 'The profile'
  if (isSecret(table)) return 'Something that only the member sees'
  return mergeRules.find((rule) => rule.table === table)?.what ?? table
}

/** Whether operators may not learn that the table has rows of a member. */
export const isSecret = (table: string): boolean =>
  hiddenOf(table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())) === 'existence'
