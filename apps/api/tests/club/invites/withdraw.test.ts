import { openConsole } from '../../harness/console.ts'
import {
  fromPage,
  mailsTo,
  plainSite,
  type SignedUp,
  signUpVerified,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import {
  clearRequests,
  createInviteCalls,
  type InviteCalls,
  insertInvite,
  insertQuick,
  pageIn,
} from './requests.ts'

let api: TestApp
let invites: InviteCalls
let maya: SignedUp
beforeAll(async () => {
  api = await createTestApp(plainSite)
  invites = createInviteCalls(api, await openConsole(api, 'Asha'))
  maya = await signUpVerified(api, { username: 'maya' })
})
beforeEach(() => clearRequests(api.database.db))
afterAll(() => api.close())

const withdraw = (name: string, { cookie } = maya) =>
  api.request.post(`/api/user/invite-requests/${name}/withdrawal`).set(fromPage(cookie))
const queue = async (query = '') => pageIn(await invites.list(query))
const insertOwn = () => insertInvite(api.database.db, { userId: maya.user.id, scheduleId: 7 })

describe('a pending request', () => {
  it('can be withdrawn by its member, and the console lists it as withdrawn and no longer as pending', async () => {
    const id = await insertOwn()
    const answered = await withdraw(`trip/${id}`).expect(200)
    expect(answered.body).toMatchObject({ kind: 'trip', id, status: 'withdrawn' })
    expect((await withdraw(`trip/${id}`).expect(200)).body).toEqual(answered.body)
    const page = await queue()
    expect([page.items, page.statusCounts]).toEqual([
      [],
      { pending: 0, approved: 0, rejected: 0, withdrawn: 1 },
    ])
    const own = await api.request.get('/api/user/invite-requests').set(fromPage(maya.cookie))
    expect(own.body).toMatchObject([{ id, status: 'withdrawn' }])
  })

  it('that is a quick one can be withdrawn too', async () => {
    const id = await insertQuick(api.database.db, maya.user.id)
    expect((await withdraw(`quick/${id}`).expect(200)).body).toMatchObject({ status: 'withdrawn' })
  })

  it('of another member is not found, and stays', async () => {
    const id = await insertOwn()
    const other = await signUpVerified(api)
    expectProblem(await withdraw(`trip/${id}`, other), 'NOT_FOUND', 404)
    expect((await queue()).statusCounts.pending).toBe(1)
  })
})

it('once approved, a request is not withdrawn', async () => {
  const id = await insertOwn()
  await invites.decide(`/trip/${id}`, { status: 'approved' })
  expectProblem(await withdraw(`trip/${id}`), 'ALREADY_DECIDED', 409)
  expect((await queue('?status=approved')).items).toMatchObject([{ id, status: 'approved' }])
})

it('once withdrawn, a request is not decided, and no mail is sent', async () => {
  const id = await insertOwn()
  await withdraw(`trip/${id}`).expect(200)
  const problem = expectProblem(
    await invites.decide(`/trip/${id}`, { status: 'approved' }),
    'ALREADY_DECIDED',
    409,
  )
  expect(problem.detail).toBe('The applicant has withdrawn this request.')
  const kinds = (await mailsTo(api, maya.user.email as string)).map(({ kind }) => kind)
  expect(kinds).not.toContain('invite.approved')
})
