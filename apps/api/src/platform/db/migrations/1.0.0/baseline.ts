import { type Kysely, sql } from 'kysely'
import { bookings } from './bookings.ts'
import { catalogue } from './catalogue.ts'
import { departures } from './departures.ts'
import { groups } from './groups.ts'
import { invites } from './invites.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { operators } from './operators.ts'
import { platform } from './platform.ts'
import { texts } from './texts.ts'

/** Each part refers only to those before it. */
const parts = [
  texts,
  catalogue,
  members,
  departures,
  invites,
  bookings,
  money,
  groups,
  operators,
  messages,
  platform,
]

/** The statements of a part: each ends with a semicolon at the end of a line, and the next line is not indented. */
const statementsOf = (part: string) => part.trim().split(/;\n+(?=\S)/)

/** What members write themselves. Not what the club writes about them, which may come after an account has ended. */
const writtenByMembers = [
  'bookings',
  'connections',
  'group_arrivals',
  'group_messages',
  'group_read_positions',
  'member_pictures',
  'member_reports',
  'message_pictures',
  'message_reactions',
  'payment_orders',
  'quick_invite_requests',
  'quiz_responses',
  'reviews',
  'room_wishes',
  'saved_trips',
  'travel_details',
  'trip_invite_requests',
  'vouches',
  'waitlist',
]

/** Creates the tables of version 1.0.0 in an empty database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of parts.flatMap(statementsOf)) await sql.raw(statement).execute(db)
  for (const table of writtenByMembers) {
    await sql`
      create trigger ${sql.ref(`${table}_open_account`)} before insert on ${sql.table(table)}
      for each row execute function require_open_account()
    `.execute(db)
  }
}
