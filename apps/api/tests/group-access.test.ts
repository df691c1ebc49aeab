import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { operatorRoles } from '@farandfew/domain/contract/roles.ts'
import type { Response } from 'supertest'
import {
  groupAccess,
  groupPaths,
  memberCallers,
  type GroupRow,
  type GroupWorld,
  type MemberCaller,
} from './group-access.rows.ts'
import { openTrip } from './harness/booking-world.ts'
import { openConsole } from './harness/console.ts'
import { fromPage, plainSite } from './harness/members.ts'
import { beginningOf } from './harness/open-stream.ts'
import { collectRoutes } from './harness/routes.ts'
import { insertSignedIn } from './harness/signed-in.ts'
import { createTestApp, type TestApp } from './harness/test-app.ts'
import { insertBlock, insertBooking, insertDeparture, insertHost } from './support/rows.ts'

const today = '2025-05-01'
let api: TestApp
let routes: string[]
const consoles: Record<string, string> = {}
beforeAll(async () => {
  const collected = collectRoutes()
  api = await createTestApp({ ...plainSite, today })
  routes = collected.stop()
  for (const role of operatorRoles) {
    consoles[role] = await openConsole(api, role)
    await api.database.db
      .updateTable('adminSessions')
      .set(({ eb }) => ({
        data: eb.fn('jsonb_set', ['data', eb.val('{role}'), eb.val(`"${role}"`)]),
      }))
      .where('operator', '=', role)
      .execute()
  }
})
afterAll(() => api.close())

let departures = 0

/** Two departures, each at a date of its own. */
async function insertDepartures() {
  const { db } = api.database
  const [departureDate, otherDate] = [
    addDays('2026-01-01', departures),
    addDays('2027-06-01', departures),
  ]
  departures += 1
  const own = await insertDeparture(db, openTrip, { departureDate })
  return {
    own,
    departureDate,
    other: await insertDeparture(db, openTrip, { departureDate: otherDate }),
  }
}

interface World extends GroupWorld {
  cookies: Record<MemberCaller, string>
}

/** A departure with each kind of caller, and a member whom one of them has blocked. */
async function createWorld(): Promise<World> {
  const { db } = api.database
  const { own: departureId, other, departureDate } = await insertDepartures()
  const [target, ...people] = await insertSignedIn(db, memberCallers.length + 1)
  if (!target) throw new Error('No member was inserted')
  const by = <T>(pick: (person: (typeof people)[number]) => T) =>
    Object.fromEntries(
      memberCallers.map((caller, at) => [caller, pick(people[at] as (typeof people)[number])]),
    ) as Record<MemberCaller, T>
  const callers = by(({ id }) => id)
  const book = (userId: number, status: 'pending' | 'confirmed' | 'cancelled', at = departureId) =>
    insertBooking(db, {
      userId,
      tripScheduleId: at,
      status,
      holdExpiresAt: status === 'pending' ? new Date(Date.now() + 600_000) : null,
      ...(status === 'cancelled'
        ? { endedAt: new Date(), endedBy: 'member' as const, refundAmount: 0 }
        : {}),
      ...(status === 'confirmed' ? { confirmedAt: new Date() } : {}),
    })
  for (const id of [target.id, callers.confirmed, callers.blocked]) await book(id, 'confirmed')
  await book(callers.outsider, 'confirmed', other)
  await book(callers.pending, 'pending')
  await book(callers.cancelled, 'cancelled')
  await insertHost(db, { userId: callers.host, departures: [departureId] })
  await insertBlock(db, callers.blocked, target.id)
  const cookies = by(({ cookie }) => cookie)
  return { db, departureId, departureDate, target: target.id, callers, cookies }
}

/** Calls that change nothing share a world. */
let shared: Promise<World> | undefined
const worldFor = (row: GroupRow) =>
  row.call.startsWith('GET ') ? (shared ??= createWorld()) : createWorld()

async function send(row: GroupRow, world: GroupWorld, cookie: string, id: number | string) {
  const [verb = '', template = ''] = row.call.split(' ')
  const path = row.path?.(world, id) ?? template.replace(':departureId', String(world.departureId))
  if (row.isStream) return beginningOf(`${api.origin}${path}`, fromPage(cookie))
  const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const asked = api.request[method](path).set(fromPage(cookie))
  const picture = await row.picture?.()
  if (picture) return asked.attach('picture', picture, 'picture.png')
  return row.body ? asked.send(row.body(world, id)) : asked
}

function outcomeOf(response: Response | Awaited<ReturnType<typeof beginningOf>>) {
  if ('code' in response) return response.code ?? response.status
  const isProblem = response.headers['content-type']?.startsWith('application/problem+json')
  return isProblem ? (JSON.parse(response.text) as { code: string }).code : response.status
}

test('has a row for every call of a group', () => {
  const needed = routes.filter((route) =>
    groupPaths.some((path) => (route.split(' ')[1] ?? '').startsWith(path)),
  )
  const rows = new Set(groupAccess.map(({ call }) => call))
  expect([...new Set(needed)].filter((call) => !rows.has(call))).toEqual([])
})

if (groupAccess.length > 0) {
  describe.each(groupAccess)('$call', (row) => {
    it('is accessible to the right members only', async () => {
      const world = await worldFor(row)
      const outcomes: Partial<Record<MemberCaller, unknown>> = {}
      for (const caller of memberCallers) {
        const id = (await row.prepare?.(world, caller)) ?? 0
        outcomes[caller] = outcomeOf(await send(row, world, world.cookies[caller], id))
      }
      expect(outcomes).toEqual(row.outcomes)
    })

    it('is closed to visitors, and to operators of every role', async () => {
      const world = await worldFor(row)
      for (const cookie of ['', ...Object.values(consoles)]) {
        const id = (await row.prepare?.(world, 'confirmed')) ?? 0
        expect(outcomeOf(await send(row, world, cookie, id))).toBe('NOT_SIGNED_IN')
      }
    })
  })
}
