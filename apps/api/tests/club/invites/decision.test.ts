import { claimedMailsPerDay, queueMail } from '../../../src/platform/outbox/queue.ts'
import { insertUser } from '../../support/rows.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite, signUp, signUpVerified } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  clearRequests,
  createInviteCalls,
  type InviteCalls,
  detailIn,
  insertInvite,
  insertQuick,
} from './requests.ts'

type Member = Awaited<ReturnType<typeof signUpVerified>>

let api: TestApp
let invites: InviteCalls
let maya: Member
beforeAll(async () => {
  api = await createTestApp(plainSite)
  invites = createInviteCalls(api, await openConsole(api, 'Asha'))
  maya = await signUpVerified(api, { username: 'maya' })
})
beforeEach(() => clearRequests(api.database.db))
afterAll(() => api.close())

const decisionMails = async (recipient: string) =>
  (await mailsTo(api, recipient)).filter(({ kind }) => /^invite\.(approved|rejected)$/.test(kind))

/** Seconds until the only message is due. */
async function dueIn(): Promise<number> {
  const { nextAttemptAt, createdAt } = await api.database.db
    .selectFrom('outbox')
    .select(['nextAttemptAt', 'createdAt'])
    .executeTakeFirstOrThrow()
  return (nextAttemptAt.getTime() - createdAt.getTime()) / 1000
}

const lastEntries = (count: number) =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'subject', 'operator', 'before', 'after', 'details'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

describe('a decision', () => {
  it("returns the decided request and shows at once in the member's list", async () => {
    const id = await insertInvite(api.database.db, { userId: maya.user.id, scheduleId: 7 })
    const answered = detailIn(
      await invites.decide(`/trip/${id}`, { status: 'approved', note: ' See you\nsoon. ' }),
    )
    expect(answered.invite.status).toBe('approved')
    expect(answered.decision).toMatchObject({
      status: 'approved',
      decidedBy: 'Asha',
      note: 'See you\nsoon.',
      mail: 'waiting',
    })
    expect(answered.decision?.undoMs).toBeGreaterThan(0)
    const own = await api.request.get('/api/user/invite-requests').set(fromPage(maya.cookie))
    expect(own.body).toMatchObject([{ id, status: 'approved' }])
  })

  it('mails the trip and the note to a verified address ten seconds later', async () => {
    const id = await insertInvite(api.database.db, { userId: maya.user.id, scheduleId: 7 })
    await invites.decide(`/trip/${id}`, { status: 'approved', note: 'Bring <b>boots</b>.' })
    const [mail, ...others] = await decisionMails(maya.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'invite.approved', claimed: false })
    expect(mail?.content.text).toContain('Hidden Gems of Turkey, departing on 14 August 2025')
    expect(mail?.content.text).toContain(
      'You can book your seat now. 12 seats are free at the moment. Seats go to those who book first, and we keep none for you.',
    )
    expect(mail?.content.text).toContain('/book/7')
    expect(mail?.content.text).toContain('A note from our team:\nBring <b>boots</b>.')
    expect(mail?.content.html).toContain('Bring &lt;b&gt;boots&lt;/b&gt;.')
    expect(await dueIn()).toBeCloseTo(10, 1)
  })

  it('leads to the choice of departures if the request names none', async () => {
    const id = await insertInvite(api.database.db, { userId: maya.user.id })
    await invites.decide(`/trip/${id}`, { status: 'approved' })
    const [mail] = await decisionMails(maya.email)
    expect(mail?.content.text).toContain('You can book your seat now.')
    expect(mail?.content.text).toContain('http://club.example/account?tab=trip-invites')
  })

  it('says so if the requested departure can no longer be booked', async () => {
    // On 1 May the group of 17 May can no longer gather.
    const fields = { userId: maya.user.id, tripId: 5, scheduleId: 2 }
    const id = await insertInvite(api.database.db, fields)
    await invites.decide(`/trip/${id}`, { status: 'approved' })
    const [mail] = await decisionMails(maya.email)
    expect(mail?.content.text).toContain('The departure you asked for can no longer be booked.')
    expect(mail?.content.text).toContain('http://club.example/schedule')
    expect(mail?.content.text).not.toContain('/book/')
  })

  it('leads a member whose address is not verified to booking too, and names the trip, not the member', async () => {
    const { db } = api.database
    const { user } = await signUp(api)
    const id = await insertInvite(db, { userId: user.id, email: user.email ?? '', scheduleId: 7 })
    await invites.decide(`/trip/${id}`, { status: 'approved' })
    const [mail] = await decisionMails(user.email as string)
    expect(mail?.content.text).toContain('http://club.example/book/7')
    expect(mail?.content.text).toContain('Hidden Gems of Turkey, departing on 14 August 2025')
    expect(mail?.content.text).not.toMatch(/Ravi|Menon/)
  })

  it('says how to book to an applicant without an account', async () => {
    const id = await insertInvite(api.database.db, { scheduleId: 7 })
    await invites.decide(`/trip/${id}`, { status: 'approved' })
    const [mail] = await decisionMails('ravi@visitors.example')
    expect(mail?.content.text).toContain(
      'To book, log in or create an account with this email address, and confirm it.',
    )
    expect(mail?.content.text).toContain('http://club.example/account?tab=trip-invites')
  })

  it('names trip and date to an unverified address, and quotes nothing that was typed', async () => {
    const { db } = api.database
    const to = 'ravi@visitors.example'
    const id = await insertInvite(db, { scheduleId: 7, requestMessage: 'Typed text' })
    await invites.decide(`/trip/${id}`, { status: 'rejected', note: 'Ask again in spring.' })
    const [mail] = await decisionMails(to)
    expect(mail).toMatchObject({ kind: 'invite.rejected' })
    const { subject, text, html } = mail?.content ?? { subject: '', text: '', html: '' }
    expect(`${subject}${text}${html}`).not.toMatch(/Ravi|Menon|Typed|ravi@/)
    expect(subject).toBe('About your invite to Hidden Gems of Turkey')
    expect(text).toContain('Hidden Gems of Turkey, departing on 14 August 2025')
    expect(text).toContain('Ask again in spring.')
    expect(text).toContain('If that was not you')
  })

  it('is mailed to an unverified address whose daily limit is used up', async () => {
    const { db } = api.database
    const to = 'ravi@visitors.example'
    const kind = 'invite.acknowledgement' as const
    const mail = { to, kind, subject: 'Thank you', text: 'Thank you', html: '', claimed: true }
    for (let count = 0; count < claimedMailsPerDay; count += 1) {
      await db.transaction().execute((trx) => queueMail(trx, mail))
    }
    const ids = [await insertInvite(db), await insertInvite(db)]
    for (const id of ids) {
      const answered = await invites.decide(`/trip/${id}`, { status: 'approved' })
      expect(detailIn(answered).decision?.mail).toBe('waiting')
    }
    expect(await decisionMails(to)).toHaveLength(2)
  })

  it('is not mailed to a member without an address, and says so', async () => {
    const { db } = api.database
    const id = await insertQuick(db, await insertUser(db))
    const { decision } = detailIn(await invites.decide(`/quick/${id}`, { status: 'approved' }))
    expect(decision?.mail).toBe('none')
    const decidedAt = decision?.decidedAt ?? ''
    expect(detailIn(await invites.undo(`/quick/${id}`, decidedAt)).decision).toBeNull()
  })

  it("mails the member of a quick request at the account's address, verified or not", async () => {
    const { db } = api.database
    const ravi = await signUp(api, { username: 'ravi' })
    const email = ravi.user.email as string
    const id = await insertQuick(db, ravi.user.id, { preferredDestination: 'bali' })
    await invites.decide(`/quick/${id}`, { status: 'approved' })
    await invites.decide(`/quick/${await insertQuick(db, maya.user.id)}`, { status: 'approved' })
    expect(await decisionMails(email)).toHaveLength(1)
    const [proven] = await decisionMails(maya.email)
    expect(proven?.content.text).toContain('your quick invite request, and it is approved')
  })

  it('is made once: the second operator learns who was first', async () => {
    const id = await insertInvite(api.database.db)
    await invites.decide(`/trip/${id}`, { status: 'rejected' })
    const second = await invites.decide(`/trip/${id}`, { status: 'approved' })
    const { detail } = expectProblem(second, 'ALREADY_DECIDED', 409)
    expect(detail).toMatch(/^Asha already rejected this request, on \d+ \w+ \d{4}\.$/)
    expect(await decisionMails('ravi@visitors.example')).toHaveLength(1)
  })

  it('rejects a note that is too long and an unknown state, and changes nothing', async () => {
    const id = await insertInvite(api.database.db)
    for (const body of [
      { status: 'approved', note: 'a'.repeat(1001) },
      { status: 'pending' },
      { status: 'approved', mail: false },
    ]) {
      expectProblem(await invites.decide(`/trip/${id}`, body), 'VALIDATION_FAILED', 400)
    }
    expect(detailIn(await invites.open(`/trip/${id}`)).decision).toBeNull()
  })

  it('is logged by id and state, without the note', async () => {
    const { db } = api.database
    const id = await insertQuick(db, maya.user.id)
    const { decision } = detailIn(
      await invites.decide(`/quick/${id}`, { status: 'approved', note: 'For Maya.' }),
    )
    await invites.undo(`/quick/${id}`, decision?.decidedAt ?? '')
    const entry = { subject: `quick invite ${id}`, operator: 'Asha', details: {} }
    expect(await lastEntries(2)).toEqual([
      {
        ...entry,
        action: 'invite.decision-undone',
        before: { status: 'approved' },
        after: { status: 'pending' },
      },
      {
        ...entry,
        action: 'invite.approved',
        before: { status: 'pending' },
        after: { status: 'approved' },
        details: { hasNote: true },
      },
    ])
  })
})

describe('undo', () => {
  /** A decided request and when it was decided. */
  async function decided(): Promise<{ path: string; decidedAt: string; id: number }> {
    const id = await insertInvite(api.database.db)
    const answered = detailIn(
      await invites.decide(`/trip/${id}`, { status: 'approved', note: 'Yes' }),
    )
    return { id, path: `/trip/${id}`, decidedAt: answered.decision?.decidedAt ?? '' }
  }
  const rowOf = (id: number) =>
    api.database.db
      .selectFrom('tripInviteRequests')
      .select(['status', 'decidedAt', 'decidedBy', 'decisionNote', 'decisionMailId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('makes the request pending again and deletes the mail', async () => {
    const { id, path, decidedAt } = await decided()
    const answered = detailIn(await invites.undo(path, decidedAt))
    expect(answered).toMatchObject({ invite: { status: 'pending' }, decision: null })
    expect(await rowOf(id)).toEqual({
      status: 'pending',
      decidedAt: null,
      decidedBy: null,
      decisionNote: null,
      decisionMailId: null,
    })
    expect(await decisionMails('ravi@visitors.example')).toEqual([])
    expect(detailIn(await invites.decide(path, { status: 'rejected' })).decision?.status).toBe(
      'rejected',
    )
  })

  it('is too late once an instance has claimed the mail, and says why', async () => {
    const { id, path, decidedAt } = await decided()
    await api.database.db.updateTable('outbox').set({ attempts: 1 }).execute()
    const { detail } = expectProblem(await invites.undo(path, decidedAt), 'UNDO_TOO_LATE', 409)
    expect(detail).toBe('The email to the applicant is already on its way.')
    expect((await rowOf(id)).status).toBe('approved')
    expect(detailIn(await invites.open(path)).decision?.undoMs).toBe(0)
  })

  it('is too late after ten seconds, whether or not the mail was sent', async () => {
    const { id, path } = await decided()
    const decidedAt = new Date(Date.now() - 11_000)
    await api.database.db
      .updateTable('tripInviteRequests')
      .set({ decidedAt })
      .where('id', '=', id)
      .execute()
    expectProblem(await invites.undo(path, decidedAt.toISOString()), 'UNDO_TOO_LATE', 409)
    expect(detailIn(await invites.open(path)).decision?.undoMs).toBe(0)
  })

  it('undoes the given decision and no later one', async () => {
    const { path, decidedAt } = await decided()
    await invites.undo(path, decidedAt)
    expectProblem(await invites.undo(path, decidedAt), 'UNDO_TOO_LATE', 409)
    await invites.decide(path, { status: 'rejected' })
    expectProblem(await invites.undo(path, decidedAt), 'UNDO_TOO_LATE', 409)
    expect(detailIn(await invites.open(path)).invite.status).toBe('rejected')
  })

  it('answers 404 for an unknown request', async () => {
    const response = await invites.undo('/trip/999999', '2025-05-01T00:00:00Z')
    expectProblem(response, 'NOT_FOUND', 404)
  })
})
