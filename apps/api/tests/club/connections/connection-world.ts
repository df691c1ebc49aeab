import type { ConnectionList, Pair } from '@farandfew/domain/connections/connection-views.ts'
import type { Response } from 'supertest'
import { fromPage } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import type { TestApp } from '../../harness/test-app.ts'
import { insertBooking } from '../../support/rows.ts'

/** The departure of 14 August 2025. */
export const departureId = 7

export type Change = 'accept' | 'decline' | 'withdraw' | 'disconnect' | 'block' | 'unblock'

/** Inserts members with a confirmed booking of the departure. */
export async function insertGroup(api: TestApp, names: readonly string[]): Promise<SignedIn[]> {
  const { db } = api.database
  const people = await insertSignedIn(db, names.length)
  for (const [at, { id }] of people.entries()) {
    await db.updateTable('users').set({ firstName: names[at]! }).where('id', '=', id).execute()
    await insertBooking(db, {
      userId: id,
      tripScheduleId: departureId,
      status: 'confirmed',
      confirmedAt: new Date('2025-04-01'),
    })
  }
  return people
}

/** The calls of one member about another. */
export const callsOf = (api: TestApp, { cookie }: SignedIn) => {
  const post = (path: string, body?: object): PromiseLike<Response> => {
    const call = api.request.post(path).set(fromPage(cookie))
    return body ? call.send(body) : call
  }
  return {
    ask: (member: { id: number }, note?: string) =>
      post(`/api/connections/${member.id}/ask`, { note }),
    change: (change: Change, member: { id: number }) =>
      post(`/api/connections/${member.id}/${change}`),
    report: (member: { id: number }, form: object) =>
      post(`/api/connections/${member.id}/reports`, form),
    settings: (form: object) =>
      api.request.patch('/api/connection-settings').set(fromPage(cookie)).send(form),
    get: (path: string) => api.request.get(path).set(fromPage(cookie)),
    list: async () =>
      (await api.request.get('/api/connections').set(fromPage(cookie))).body as ConnectionList,
    pairWith: async (member: { id: number }) => {
      const response = await api.request
        .get(`/api/groups/${departureId}/connections`)
        .set(fromPage(cookie))
      const { pairs } = response.body as { pairs: Pair[] }
      return pairs.find(({ memberId }) => memberId === member.id)
    },
  }
}
