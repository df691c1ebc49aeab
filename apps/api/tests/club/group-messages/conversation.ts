import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import type { Response } from 'supertest'
import type { Db } from '../../../src/platform/db/connect.ts'
import { openTrip } from '../../harness/booking-world.ts'
import { readEvents } from '../../harness/event-reader.ts'
import { fromPage } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import type { TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertHost } from '../../support/rows.ts'

export interface Group {
  departureId: number
  members: SignedIn[]
  host: SignedIn
}

let departures = 0

/** Inserts a departure with a group of its own. Members are named by `names`. */
export async function insertGroup(db: Db, names: readonly string[]): Promise<Group> {
  departures += 1
  const departureId = await insertDeparture(db, openTrip, {
    departureDate: addDays('2026-01-01', departures),
    spotsTotal: Math.max(12, names.length),
  })
  const [host, ...members] = await insertSignedIn(db, names.length + 1)
  if (!host) throw new Error('Nothing was inserted')
  const name = (id: number, firstName: string) =>
    db.updateTable('users').set({ firstName }).where('id', '=', id).execute()
  await name(host.id, 'Hana')
  for (const [at, { id }] of members.entries()) {
    await name(id, names[at] as string)
    await confirm(db, departureId, id)
  }
  await insertHost(db, { userId: host.id, departures: [departureId] })
  return { departureId, members, host }
}

/** Gives a member a confirmed booking. */
export const confirm = (db: Db, departureId: number, userId: number) =>
  insertBooking(db, {
    userId,
    tripScheduleId: departureId,
    status: 'confirmed',
    confirmedAt: new Date(),
  })

/** Ends the booking of a member. */
export const cancel = (db: Db, departureId: number, userId: number) =>
  db
    .updateTable('bookings')
    .set({ status: 'cancelled', endedAt: new Date(), endedBy: 'member', refundAmount: 0 })
    .where('tripScheduleId', '=', departureId)
    .where('userId', '=', userId)
    .execute()

/** The body of an answer that must have this status. */
async function bodyOf<T>(asked: PromiseLike<Response>, status = 200): Promise<T> {
  const response = await asked
  if (response.status !== status) throw new Error(`${response.status} ${response.text}`)
  return response.body as T
}

export interface Conversation {
  messages: GroupMessage[]
  olderCursor: number | null
  pinned: GroupMessage[]
  readPositions: { memberId: number; name: string; messageId: number }[]
  unread: number
  lastEventId: number
  isReadOnly: boolean
  isHost: boolean
}

export function callsOf(api: TestApp, { departureId }: Group, { cookie }: SignedIn) {
  const group = `/api/groups/${departureId}`
  const headers = fromPage(cookie)
  const ask = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
    api.request[method](`${group}${path}`).set(headers)
  const of = (id: number, rest = '') => `/messages/${id}${rest}`
  return {
    ask,
    list: (query = '') => bodyOf<Conversation>(ask('get', `/messages${query}`)),
    tryPost: (body: object, key?: string) =>
      ask('post', '/messages')
        .set(key === undefined ? {} : { 'idempotency-key': key })
        .send(body),
    post: (text: string, more: object = {}) =>
      bodyOf<GroupMessage>(ask('post', '/messages').send({ text, ...more }), 201),
    edit: (id: number, text: string) => ask('patch', of(id)).send({ text }),
    remove: (id: number) => ask('delete', of(id)),
    react: (id: number, reaction: string, isOn = true) =>
      ask('put', of(id, '/reactions')).send({ reaction, isOn }),
    pin: (id: number) => ask('put', of(id, '/pin')),
    unpin: (id: number) => ask('delete', of(id, '/pin')),
    read: (messageId: number) => ask('put', '/read').send({ messageId }),
    missed: (after: number) =>
      bodyOf<{ events: GroupEvent[]; lastEventId: number; more: boolean }>(
        ask('get', `/missed-events?after=${after}`),
      ),
    upload: (bytes: Buffer, filename = 'me.jpg') =>
      ask('post', '/message-pictures').attach('picture', bytes, { filename }),
    unread: () =>
      bodyOf<{ total: number; groups: object[] }>(
        api.request.get('/api/user/unread-messages').set(headers),
      ),
    stream: (options: { after?: number; lastEventId?: number } = {}) =>
      readEvents(api.origin, departureId, { cookie, ...options }),
  }
}
