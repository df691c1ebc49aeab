import { noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'
import { storeClubIdentity } from '../../../src/platform/outbox/club-identity.queries.ts'
import { remindOfPockets } from '../../../src/club/trip-pockets/trip-pockets.jobs.ts'
import { openConsole, sameOrigin } from '../../harness/console.ts'
import { mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBlock, insertBooking, insertDeparture, insertHost } from '../../support/rows.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterAll(() => api.close())

const db = () => api.database.db

interface Group {
  departureId: number
  host: SignedIn
  asha: SignedIn
  ben: SignedIn
}

let groups = 0

/** A departure with a host and two travellers. */
async function addGroup({ tripId = 1, duration = 4 } = {}): Promise<Group> {
  groups += 1
  const departureDate = `2025-09-${String(groups).padStart(2, '0')}`
  const [host, asha, ben] = (await insertSignedIn(db(), 3)) as [SignedIn, SignedIn, SignedIn]
  const departureId = await insertDeparture(db(), tripId, {
    departureDate,
    duration,
    priceTier: duration === 4 ? 2 : 3,
  })
  await insertHost(db(), { userId: host.id, departures: [departureId] })
  const names = { [host.id]: 'Zeynep', [asha.id]: 'Asha', [ben.id]: 'Ben' }
  for (const [id, firstName] of Object.entries(names)) {
    await db()
      .updateTable('users')
      .set({ firstName, lastName: `Surname${id}` })
      .where('id', '=', Number(id))
      .execute()
  }
  for (const { id } of [asha, ben]) {
    await insertBooking(db(), {
      userId: id,
      tripScheduleId: departureId,
      status: 'confirmed',
      paymentStatus: 'paid',
    })
  }
  return { departureId, host, asha, ben }
}

const readPocket = async (departureId: number, { cookie }: SignedIn) =>
  api.request.get(`/api/groups/${departureId}/pocket`).set({ cookie })

async function pocketOf(departureId: number, member: SignedIn): Promise<TripPocket> {
  const response = await readPocket(departureId, member)
  expect(response.status).toBe(200)
  return response.body as TripPocket
}

const hotel = {
  name: 'Hotel of the Lanterns',
  address: '1 Harbour Street, 34420 Istanbul',
  phone: '+902125550100',
  nights: 1,
}

const sendHotel = async (
  method: 'post' | 'put' | 'delete',
  path: string,
  body?: object,
  cookie?: string,
) =>
  api.request[method](`/api/admin/departures/${path}`)
    .set({ ...sameOrigin, cookie: cookie ?? (await openConsole(api, 'Leena')) })
    .send(body)

describe('the pocket of a departure', () => {
  it('has each day with its date, the numbers of the country and the names of the group', async () => {
    const { departureId, asha } = await addGroup()
    const pocket = await pocketOf(departureId, asha)
    expect(pocket).toMatchObject({
      departureId,
      title: 'Hidden Gems of Turkey',
      destination: 'Turkey',
      clubPhone: null,
      emergency: { country: 'Türkiye', numbers: [{ number: '112' }] },
      hotels: [],
    })
    const first = pocket.departureDate
    expect(pocket.days.map(({ day, date }) => [day, date])).toEqual(
      [0, 1, 2, 3].map((later) => [later + 1, `2025-09-0${Number(first.slice(-1)) + later}`]),
    )
    expect(pocket.returnDate).toBe(pocket.days.at(-1)?.date)
    expect(pocket.members.map(({ name, isHost }) => [name, isHost])).toEqual([
      ['Zeynep', true],
      ['Asha', false],
      ['Ben', false],
    ])
  })

  it('has the phone of the club if it is set, and is no sample', async () => {
    const { departureId, asha } = await addGroup()
    const phoneWith = async (isSample: boolean) => {
      await storeClubIdentity(db(), { ...noClubIdentity, phone: '+919845011223', isSample })
      return (await pocketOf(departureId, asha)).clubPhone
    }
    expect(await phoneWith(false)).toBe('+91 98450 11223')
    expect(await phoneWith(true)).toBeNull()
  })

  it('has the eight days of an extended edition', async () => {
    const { departureId, asha } = await addGroup({ tripId: 2, duration: 8 })
    const { days, destination, emergency } = await pocketOf(departureId, asha)
    expect(days).toHaveLength(8)
    expect([destination, emergency?.country]).toEqual(['Bali', 'Indonesia'])
  })

  it('has no days if the itinerary of its length is not written yet', async () => {
    const { departureId, asha } = await addGroup({ tripId: 3, duration: 8 })
    expect((await pocketOf(departureId, asha)).days).toEqual([])
  })

  it('shows no numbers for a country that it does not know', async () => {
    const { departureId, asha } = await addGroup()
    await db().updateTable('trips').set({ destination: 'Atlantis' }).where('id', '=', 1).execute()
    const pocket = await pocketOf(departureId, asha)
    await db().updateTable('trips').set({ destination: 'Turkey' }).where('id', '=', 1).execute()
    expect([pocket.destination, pocket.emergency]).toEqual(['Atlantis', null])
  })

  it('says no more of a member than the name that they show', async () => {
    const { departureId, asha, ben } = await addGroup()
    await db()
      .updateTable('users')
      .set({ shownFields: ['lastName'] })
      .where('id', '=', ben.id)
      .execute()
    const response = await readPocket(departureId, asha)
    const { members } = response.body as TripPocket
    expect(members.find(({ id }) => id === ben.id)).toEqual({
      id: ben.id,
      name: `Ben Surname${ben.id}`,
      isHost: false,
    })
    expect(response.text).not.toContain(`Surname${asha.id}`)
    expect(response.text).not.toContain('mail.example')
  })

  it('says when and where the group meets, by the length of the departure', async () => {
    const { departureId, asha } = await addGroup()
    const { body } = await readPocket(departureId, asha)
    expect(body.meeting).toMatch(/^Karaköy, Istanbul, at 13:00 on \d+ September 2025, local time$/)
    const longer = await addGroup({ duration: 8 })
    expect((await readPocket(longer.departureId, longer.asha)).body.meeting).toBeNull()
  })

  it('hides two members from each other if one has blocked the other, but not from the host', async () => {
    const { departureId, asha, ben, host } = await addGroup()
    await insertBlock(db(), asha.id, ben.id)
    const namesFor = async (member: SignedIn) =>
      (await pocketOf(departureId, member)).members.map(({ name }) => name)
    expect(await namesFor(asha)).toEqual(['Zeynep', 'Asha'])
    expect(await namesFor(ben)).toEqual(['Zeynep', 'Ben'])
    expect(await namesFor(host)).toEqual(['Zeynep', 'Asha', 'Ben'])
  })

  it('is not stored by any cache on the way', async () => {
    const { departureId, asha } = await addGroup()
    const { headers } = await readPocket(departureId, asha)
    expect(headers['cache-control']).toContain('no-store')
  })
})

describe('the hotels of a departure', () => {
  const firstNightOf = async (departureId: number) => {
    const { departureDate } = await db()
      .selectFrom('tripSchedules')
      .select('departureDate')
      .where('id', '=', departureId)
      .executeTakeFirstOrThrow()
    return departureDate
  }

  it('are added, changed and removed by operators, and members see them by their first night', async () => {
    const { departureId, asha } = await addGroup()
    const firstNight = await firstNightOf(departureId)
    const second = `2025-09-${String(groups + 1).padStart(2, '0')}`
    const cave = { ...hotel, name: 'Cave House', firstNight: second, nights: 2 }
    const added = await sendHotel('post', `${departureId}/hotels`, cave)
    expect([added.status, added.body]).toEqual([201, { id: expect.any(Number), ...cave }])
    const { id } = added.body as { id: number }
    await sendHotel('post', `${departureId}/hotels`, { ...hotel, phone: '', firstNight })
    expect((await pocketOf(departureId, asha)).hotels).toEqual([
      { id: expect.any(Number), ...hotel, phone: null, firstNight },
      { id, ...cave },
    ])

    const change = { before: cave, after: { ...cave, nights: 1 } }
    const changed = await sendHotel('put', `${departureId}/hotels/${id}`, change)
    expect([changed.status, changed.body]).toEqual([200, { id, ...cave, nights: 1 }])
    const outdated = await sendHotel('put', `${departureId}/hotels/${id}`, change)
    expect([outdated.status, outdated.body]).toMatchObject([409, { code: 'DEPARTURE_CHANGED' }])
    const removed = await sendHotel('delete', `${departureId}/hotels/${id}`)
    expect([removed.status, removed.body]).toEqual([200, { id, ...cave, nights: 1 }])
    expect((await pocketOf(departureId, asha)).hotels).toHaveLength(1)

    const entries = await db()
      .selectFrom('auditLog')
      .select(['action', 'operator', 'before', 'after'])
      .where('subject', '=', `departure ${departureId}`)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action, operator }) => `${action} ${operator}`)).toEqual([
      'departure.hotel-added Leena',
      'departure.hotel-added Leena',
      'departure.hotel-changed Leena',
      'departure.hotel-removed Leena',
    ])
    expect(entries[2]).toMatchObject({ before: { nights: 2 }, after: { nights: 1 } })
    expect(entries[3]).toMatchObject({ before: { name: 'Cave House' } })
  })

  it.each([
    ['before the trip', -1, 1, 'firstNight'],
    ['on the day of the return', 3, 1, 'firstNight'],
    ['with more nights than the trip has left', 1, 3, 'nights'],
  ])('are refused %s', async (_, later, nights, field) => {
    const { departureId } = await addGroup()
    const day = Number((await firstNightOf(departureId)).slice(-2)) + later
    const firstNight = day === 0 ? '2025-08-31' : `2025-09-${String(day).padStart(2, '0')}`
    const response = await sendHotel('post', `${departureId}/hotels`, {
      ...hotel,
      firstNight,
      nights,
    })
    expect(response.status).toBe(400)
    expect(Object.keys((response.body as { errors: object }).errors)).toEqual([field])
  })

  it('move with a departure that gets another date', async () => {
    const departureId = await insertDeparture(db(), 1, { departureDate: '2026-10-01' })
    await sendHotel('post', `${departureId}/hotels`, { ...hotel, firstNight: '2026-10-02' })
    const response = await api.request
      .patch(`/api/admin/departures/${departureId}`)
      .set({ ...sameOrigin, cookie: await openConsole(api) })
      .send({
        before: { departureDate: '2026-10-01' },
        after: { departureDate: '2026-11-05' },
      })
    expect(response.status).toBe(200)
    const nights = await db()
      .selectFrom('departureHotels')
      .select('firstNight')
      .where('departureId', '=', departureId)
      .execute()
    expect(nights).toEqual([{ firstNight: '2026-11-06' }])
  })

  it('belong to their departure', async () => {
    const [one, other] = [await addGroup(), await addGroup()]
    const firstNight = await firstNightOf(one.departureId)
    const { body } = await sendHotel('post', `${one.departureId}/hotels`, { ...hotel, firstNight })
    const { id } = body as { id: number }
    const response = await sendHotel('delete', `${other.departureId}/hotels/${id}`)
    expect(response.status).toBe(404)
    const unknown = await sendHotel('post', '999999/hotels', { ...hotel, firstNight })
    expect(unknown.status).toBe(404)
  })

  it('are at most twenty', async () => {
    const { departureId } = await addGroup()
    const firstNight = await firstNightOf(departureId)
    await db()
      .insertInto('departureHotels')
      .values(Array.from({ length: 20 }, () => ({ departureId, ...hotel, firstNight })))
      .execute()
    const response = await sendHotel('post', `${departureId}/hotels`, { ...hotel, firstNight })
    expect(response.status).toBe(400)
  })
})

describe('the day before departure', () => {
  it('reminds each traveller once, from nine in the morning', async () => {
    const { departureId, asha, ben } = await addGroup()
    await db()
      .updateTable('users')
      .set({ email: 'asha@mail.example', emailVerifiedAt: new Date() })
      .where('id', '=', asha.id)
      .execute()
    await db()
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('id', '=', ben.id)
      .execute()
    await db()
      .updateTable('tripSchedules')
      .set({ departureDate: '2025-10-20' })
      .where('id', '=', departureId)
      .execute()
    const subjectsAt = async (now: string) => {
      const clock = { now: () => new Date(now), today: () => now.slice(0, 10) }
      await remindOfPockets({ ...api.context, clock })
      const mails = await mailsTo(api, 'asha@mail.example')
      return mails
        .filter(({ kind }) => kind === 'trip-pocket.reminder')
        .map(({ content }) => content?.text?.includes(`/groups/${departureId}/pocket`))
    }
    expect(await subjectsAt('2025-10-18T12:00:00+05:30')).toEqual([])
    expect(await subjectsAt('2025-10-19T08:59:00+05:30')).toEqual([])
    expect(await subjectsAt('2025-10-19T09:00:00+05:30')).toEqual([true])
    expect(await subjectsAt('2025-10-19T10:00:00+05:30')).toEqual([true])
    // Ben has not confirmed his address.
    const { pocketRemindedAt } = await db()
      .selectFrom('bookings')
      .select('pocketRemindedAt')
      .where('userId', '=', ben.id)
      .executeTakeFirstOrThrow()
    expect(pocketRemindedAt).toBeNull()
  })
})
