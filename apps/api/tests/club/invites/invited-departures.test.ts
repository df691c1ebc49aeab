import type { InviteRequests } from '@farandfew/domain/invites/invite.ts'
import { fromPage, plainSite, signUp, type Member } from '../members/account-forms.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBooking } from '../../support/rows.ts'
import { insertInvite } from './requests.ts'

// Portugal leaves on 17 May (2) and on 27 September (10), Turkey on 14 August (7) and on 11 October (11).
let api: TestApp
let asha: Member
beforeAll(async () => {
  api = await createTestApp({ ...plainSite, today: '2025-05-01' })
})
beforeEach(async () => {
  await api.reset()
  asha = await signUp(api)
})
afterAll(() => api.close())

async function requestOf(fields: object) {
  await insertInvite(api.database.db, { userId: asha.user.id, status: 'approved', ...fields })
  const response = await api.request
    .get('/api/user/invite-requests')
    .set(fromPage(asha.cookie))
    .expect(200)
  return (response.body as InviteRequests)[0]!
}
const departuresOf = async (fields: object) => (await requestOf(fields)).departures

it('are the requested one of an approved request', async () => {
  expect(await departuresOf({ tripId: 5, scheduleId: 10 })).toEqual([
    {
      id: 10,
      dates: '27 September - 4 October 2025',
      isBooked: false,
      offeredUntil: null,
      free: 12,
    },
  ])
})

it('are all that can be booked if the request names none', async () => {
  expect(await departuresOf({ tripId: 1 })).toMatchObject([{ id: 7 }, { id: 11 }])
  // The group of 17 May can no longer gather.
  expect(await departuresOf({ tripId: 5 })).toMatchObject([{ id: 10 }])
})

it('leave out those that were taken off the schedule', async () => {
  await api.database.db
    .updateTable('tripSchedules')
    .set({ isActive: false })
    .where('id', '=', 10)
    .execute()
  expect(await departuresOf({ tripId: 5, scheduleId: 10 })).toEqual([])
})

it('say which the member has booked, also once no one else can book it', async () => {
  const { db } = api.database
  await insertBooking(db, { userId: asha.user.id, tripScheduleId: 2, status: 'confirmed' })
  expect(await departuresOf({ tripId: 5 })).toMatchObject([
    { id: 2, isBooked: true },
    { id: 10, isBooked: false },
  ])
})

it.each(['pending', 'rejected'])('are not in a %s request', async (status) => {
  expect(await departuresOf({ tripId: 1, status })).toBeUndefined()
})

describe('a departure that is cancelled', () => {
  const cancel = (id: number) =>
    api.database.db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'cancelled' })
      .where('id', '=', id)
      .execute()
  const turkey = { tripId: 1, scheduleId: 11 }

  it.each(['approved', 'pending'] as const)(
    'is named of a request that is %s, with the others that anyone can book',
    async (status) => {
      await cancel(11)
      const { ended, departures } = await requestOf({ ...turkey, status })
      expect(ended).toMatchObject({ id: 11, isCancelled: true, others: [{ id: 7 }] })
      expect(departures).toEqual(status === 'approved' ? [] : undefined)
    },
  )

  it('has no others if the trip needs an invite, or if they are full', async () => {
    const { db } = api.database
    await cancel(11)
    await db.updateTable('tripSchedules').set({ spotsTotal: 0 }).where('id', '=', 7).execute()
    expect((await requestOf(turkey)).ended).toMatchObject({ id: 11, others: [] })
    await db.updateTable('tripSchedules').set({ spotsTotal: 4 }).where('id', '=', 7).execute()
    await db.updateTable('trips').set({ availability: 'preview' }).where('id', '=', 1).execute()
    expect((await requestOf(turkey)).ended).toMatchObject({ id: 11, others: [] })
  })

  it('is not named of a request for any date, one that is rejected, or one that can be booked', async () => {
    expect(await requestOf(turkey)).not.toHaveProperty('ended')
    await cancel(11)
    expect(await requestOf({ tripId: 1 })).not.toHaveProperty('ended')
    expect(await requestOf({ ...turkey, status: 'rejected' })).not.toHaveProperty('ended')
  })
})
