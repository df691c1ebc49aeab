import type { Db } from '../src/platform/db/connect.ts'
import { type Outcome, travelDetails } from './access-matrix.rows.ts'
import { drawSquare } from './harness/test-pictures.ts'

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
  /** Whether the answer is a stream, which does not end. */
  isStream?: true
}

type Input = Pick<GroupRow, 'prepare' | 'path' | 'body' | 'picture' | 'isStream'>

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

const nobody = (outcome: Outcome) =>
  Object.fromEntries(memberCallers.map((caller) => [caller, outcome])) as GroupRow['outcomes']

const sharesGroup = (outcome: Outcome, otherwise: Outcome): GroupRow['outcomes'] => ({
  ...nobody(otherwise),
  confirmed: outcome,
  host: outcome,
})

/** What a member does about the target; `blocked` blocks the target. */
const ofPair = (
  change: string,
  outcomes: GroupRow['outcomes'],
  body?: object,
  prepare?: GroupRow['prepare'],
): GroupRow => ({
  call: `POST /api/connections/:memberId/${change}`,
  outcomes,
  path: ({ target }) => `/api/connections/${target}/${change}`,
  ...(body && { body: () => body }),
  ...(prepare && { prepare }),
})

/** The target has asked the caller, or the caller the target, unless there is a block. */
const withRequest =
  (from: 'target' | 'caller'): GroupRow['prepare'] =>
  async ({ db, callers, target }, caller) => {
    const pair = [target, callers[caller]]
    const [userId, connectedUserId] = from === 'target' ? pair : [...pair].reverse()
    await db
      .insertInto('connections')
      .values({ userId: userId!, connectedUserId: connectedUserId! })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return 0
  }

/** An item of the checklist that `target` wrote. */
async function insertItem({ db, departureId, target }: GroupWorld): Promise<number> {
  const { id } = await db
    .insertInto('groupChecklistItems')
    .values({ departureId, label: 'First-aid kit', writtenBy: target })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const itemPath = ({ departureId }: GroupWorld, id: number | string) =>
  `/api/groups/${departureId}/checklist/${id}`

/** Inserts a message by the caller, or by the target for a caller who has none. */
const insertMessageBy =
  (author: 'caller' | 'target') =>
  async ({ db, departureId, target, callers }: GroupWorld, caller: MemberCaller) => {
    const { id } = await db
      .insertInto('groupMessages')
      .values({ departureId, userId: author === 'caller' ? callers[caller] : target, text: 'Hi' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

const messageAt =
  (rest = '') =>
  ({ departureId }: GroupWorld, id: number | string) =>
    `/api/groups/${departureId}/messages/${id}${rest}`

/** Inserts a picture of a message by the target. */
async function insertPicture(world: GroupWorld, caller: MemberCaller): Promise<string> {
  const { db, departureId, target: userId } = world
  const messageId = await insertMessageBy('target')(world, caller)
  const key = `${messageId}`.padStart(22, 'p')
  const size = { width: 8, height: 8, content: Buffer.from('a picture') }
  await db
    .insertInto('messagePictures')
    .values({ key, departureId, userId, messageId, ...size })
    .execute()
  return key
}

/** The paths whose calls need a row here. */
export const groupPaths = ['/api/groups/', '/api/connections/'] as const

const roomWishes = {
  wantsQuiet: true,
  isEarlyRiser: true,
  snores: false,
  mindsSnoring: false,
  sameGenderOnly: false,
}

/** The outcome of each call of a group's page, and between its members, for each caller. */
export const groupAccess: readonly GroupRow[] = [
  ofGroup('GET /api/groups/:departureId', 200),
  // A host without a booking has no travel details.
  ofGroup('GET /api/groups/:departureId/travel-details', 200, {}, { host: 'GROUP_MEMBERS_ONLY' }),
  ofGroup(
    'PUT /api/groups/:departureId/travel-details',
    200,
    { body: () => travelDetails },
    { host: 'GROUP_MEMBERS_ONLY' },
  ),
  ofGroup(
    'DELETE /api/groups/:departureId/travel-details',
    200,
    {},
    { host: 'GROUP_MEMBERS_ONLY' },
  ),

  ofGroup('PUT /api/groups/:departureId/arrival', 200, {
    body: ({ departureDate }) => ({ date: departureDate, time: '21:40', place: 'Kayseri airport' }),
  }),
  ofGroup('DELETE /api/groups/:departureId/arrival', 200),
  ofGroup('GET /api/groups/:departureId/pocket', 200),
  ofGroup('GET /api/groups/:departureId/connections', 200),
  ofPair('ask', sharesGroup(200, 'MEMBER_UNAVAILABLE'), {}),
  // A request that was sent can be answered, also after one of the two has left the group.
  ofPair('accept', { ...nobody(200), blocked: 'NOT_FOUND' }, undefined, withRequest('target')),
  ofPair('decline', { ...nobody(200), blocked: 'NOT_FOUND' }, undefined, withRequest('target')),
  ofPair('withdraw', { ...nobody(200), blocked: 'NOT_FOUND' }, undefined, withRequest('caller')),
  ofPair('disconnect', nobody('NOT_FOUND'), undefined, withRequest('caller')),
  ofPair('block', { ...sharesGroup(200, 'NOT_FOUND'), blocked: 200 }),
  ofPair('unblock', { ...nobody('NOT_FOUND'), blocked: 200 }),
  ofPair(
    'reports',
    { ...sharesGroup(201, 'NOT_FOUND'), blocked: 201 },
    {
      reason: 'spam',
      words: 'Sends advertising to everyone',
    },
  ),
  ofGroup('PUT /api/groups/:departureId/shown-fields', 200, { body: () => ({ fields: ['city'] }) }),
  ofGroup('PUT /api/groups/:departureId/digest', 200, { body: () => ({ isWanted: true }) }),
  ofGroup('GET /api/groups/:departureId/checklist', 200),
  ofGroup('POST /api/groups/:departureId/checklist', 201, { body: () => ({ label: 'Cards' }) }),
  ofGroup(
    'PATCH /api/groups/:departureId/checklist/:itemId',
    200,
    { prepare: insertItem, path: itemPath, body: () => ({ isDone: true }) },
    { blocked: 'NOT_FOUND' },
  ),
  ofGroup(
    'DELETE /api/groups/:departureId/checklist/:itemId',
    200,
    { prepare: insertItem, path: itemPath, body: () => ({ before: 'First-aid kit' }) },
    { blocked: 'NOT_FOUND' },
  ),
  ofGroup('PUT /api/groups/:departureId/checklist/club-items/:key', 200, {
    path: ({ departureId }) => `/api/groups/${departureId}/checklist/club-items/passport`,
    body: () => ({ isTicked: true }),
  }),
  ofGroup('GET /api/groups/:departureId/roommates', 200),
  ofGroup(
    'PUT /api/groups/:departureId/roommates',
    200,
    { body: ({ target }) => ({ ...roomWishes, vetoes: [target] }) },
    { host: 'ROOM_WISHES_CLOSED' },
  ),
  ofGroup('DELETE /api/groups/:departureId/roommates', 200),
  ofGroup('POST /api/groups/:departureId/roommates/answer', 'ROOM_ENDED', {
    body: () => ({ roomId: 999999, yes: true }),
  }),
  ofGroup('POST /api/groups/:departureId/roommates/own-room', 'ROOM_WISHES_CLOSED', {
    body: () => ({ take: true }),
  }),
  ofGroup('GET /api/groups/:departureId/messages', 200),
  ofGroup('POST /api/groups/:departureId/messages', 201, { body: () => ({ text: 'Hello' }) }),
  ofGroup('PATCH /api/groups/:departureId/messages/:messageId', 200, {
    prepare: insertMessageBy('caller'),
    path: messageAt(),
    body: () => ({ text: 'Hello' }),
  }),
  // Another member's message: only the host can remove it.
  ofGroup(
    'DELETE /api/groups/:departureId/messages/:messageId',
    'NOT_FOUND',
    { prepare: insertMessageBy('target'), path: messageAt() },
    { host: 200 },
  ),
  ofGroup(
    'PUT /api/groups/:departureId/messages/:messageId/reactions',
    200,
    {
      prepare: insertMessageBy('target'),
      path: messageAt('/reactions'),
      body: () => ({ reaction: 'heart', isOn: true }),
    },
    { blocked: 'NOT_FOUND' },
  ),
  ofGroup(
    'PUT /api/groups/:departureId/messages/:messageId/pin',
    'GROUP_HOST_ONLY',
    { prepare: insertMessageBy('target'), path: messageAt('/pin') },
    { host: 200 },
  ),
  ofGroup(
    'DELETE /api/groups/:departureId/messages/:messageId/pin',
    'GROUP_HOST_ONLY',
    { prepare: insertMessageBy('target'), path: messageAt('/pin') },
    { host: 200 },
  ),
  ofGroup(
    'PUT /api/groups/:departureId/read',
    200,
    {
      prepare: insertMessageBy('target'),
      body: (_world, messageId) => ({ messageId }),
    },
    { blocked: 'NOT_FOUND' },
  ),
  ofGroup('GET /api/groups/:departureId/unread', 200),
  ofGroup('POST /api/groups/:departureId/message-pictures', 201, { picture: drawSquare }),
  ofGroup(
    'GET /api/groups/:departureId/message-pictures/:key',
    200,
    {
      prepare: insertPicture,
      path: ({ departureId }, key) => `/api/groups/${departureId}/message-pictures/${key}`,
    },
    { blocked: 'NOT_FOUND' },
  ),
  ofGroup('GET /api/groups/:departureId/events', 200, { isStream: true }),
  ofGroup('GET /api/groups/:departureId/missed-events', 200, {
    path: ({ departureId }) => `/api/groups/${departureId}/missed-events?after=0`,
  }),
]
