import type { AdminInviteDetail, AdminInvites } from '@farandfew/domain/invites/admin-invites.ts'
import type { Insertable } from 'kysely'
import type { Response } from 'supertest'
import type { Db } from '../../../src/platform/db/connect.ts'
import type {
  QuickInviteRequestsTable,
  TripInviteRequestsTable,
} from '../../../src/platform/db/tables.ts'
import { fromPage } from '../../harness/members.ts'
import type { TestApp } from '../../harness/test-app.ts'

const idOf = async (row: Promise<{ id: number }>) => (await row).id

/** Inserts an invite request, from a visitor unless `fields` has a member; returns the id. */
export const insertInvite = (db: Db, fields: Partial<Insertable<TripInviteRequestsTable>> = {}) =>
  idOf(
    db
      .insertInto('tripInviteRequests')
      .values({ tripId: 1, name: 'Ravi Menon', email: 'ravi@visitors.example', ...fields })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )

/** Inserts a member's quick request; returns the id. */
export const insertQuick = (
  db: Db,
  userId: number,
  fields: Partial<Insertable<QuickInviteRequestsTable>> = {},
) =>
  idOf(
    db
      .insertInto('quickInviteRequests')
      .values({
        userId,
        travelMonth: 'flexible',
        groupSizePreference: 'medium-8-12',
        budgetRange: '2-2.5',
        whyJoin: 'Trains through tea country, with eleven strangers and one good guide.',
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )

/** The console's calls about requests. */
export function createInviteCalls(api: TestApp, cookie: string) {
  const at = (path: string) => `/api/admin/invites${path}`
  return {
    list: (query = '') => api.request.get(at(query)).set(fromPage(cookie)),
    open: (path: string) => api.request.get(at(path)).set(fromPage(cookie)),
    decide: (path: string, body: object) =>
      api.request
        .post(at(`${path}/decision`))
        .set(fromPage(cookie))
        .send(body),
    undo: (path: string, decidedAt: string) =>
      api.request
        .post(at(`${path}/undo`))
        .set(fromPage(cookie))
        .send({ decidedAt }),
  }
}
export type InviteCalls = ReturnType<typeof createInviteCalls>

/** The body of a successful response. */
function bodyOf<Body>(response: Response): Body {
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`)
  return response.body as Body
}
export const pageIn = (response: Response) => bodyOf<AdminInvites>(response)
export const detailIn = (response: Response) => bodyOf<AdminInviteDetail>(response)

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Deletes all requests and all outbox messages. */
export async function clearRequests(db: Db): Promise<void> {
  await db.deleteFrom('tripInviteRequests').execute()
  await db.deleteFrom('quickInviteRequests').execute()
  await db.deleteFrom('outbox').execute()
}
