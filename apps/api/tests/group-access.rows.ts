import type { Db } from '../src/db/connect.ts'
import type { Outcome } from './access-matrix.rows.ts'

/** Who calls. Only `confirmed`, `blocked` and `host` belong to the departure's group. */
export const memberCallers = [
  'outsider',
  'pending',
  'confirmed',
  'cancelled',
  'blocked',
  'host',
] as const
export type MemberCaller = (typeof memberCallers)[number]

/** A departure and its people, as members' ids. */
export interface GroupWorld {
  db: Db
  departureId: number
  /** A calendar date. */
  departureDate: string
  /** A member of the group, whom `blocked` has blocked. Calls that name a member name this one. */
  target: number
  callers: Record<MemberCaller, number>
}

export interface GroupRow {
  call: string
  outcomes: Record<MemberCaller, Outcome>
  /** Inserts what the call names, before each call; returns its id. */
  prepare?: (world: GroupWorld, caller: MemberCaller) => Promise<number | string>
  /** The path with its ids; by default only the departure's id is put in. */
  path?: (world: GroupWorld, id: number | string) => string
  body?: (world: GroupWorld, id: number | string) => object
  /** A file to send instead of a body. */
  picture?: () => Promise<Buffer>
}

type Input = Pick<GroupRow, 'prepare' | 'path' | 'body' | 'picture'>

/** A call for the members of a group, with what differs for some of them. */
export const ofGroup = (
  call: string,
  outcome: Outcome,
  input: Input = {},
  others: Partial<GroupRow['outcomes']> = {},
): GroupRow => ({
  call,
  outcomes: {
    outsider: 'GROUP_MEMBERS_ONLY',
    pending: 'GROUP_MEMBERS_ONLY',
    confirmed: outcome,
    cancelled: 'GROUP_MEMBERS_ONLY',
    blocked: outcome,
    host: outcome,
    ...others,
  },
  ...input,
})

/** The paths whose calls need a row here. */
export const groupPaths = ['/api/groups/'] as const

/** The outcome of each call of a group's page, and between its members, for each caller. */
export const groupAccess: readonly GroupRow[] = [
  ofGroup('GET /api/groups/:departureId', 200),
  ofGroup('PUT /api/groups/:departureId/arrival', 200, {
    body: ({ departureDate }) => ({ date: departureDate, time: '21:40', place: 'Kayseri airport' }),
  }),
  ofGroup('DELETE /api/groups/:departureId/arrival', 200),
  ofGroup('GET /api/groups/:departureId/pocket', 200),
  ofGroup('PUT /api/groups/:departureId/shown-fields', 200, { body: () => ({ fields: ['city'] }) }),
]
