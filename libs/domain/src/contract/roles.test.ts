import { allContracts } from '../all-contracts/all-contracts.ts'
import { mayCall, type OperatorRole } from './roles.ts'

const calls = [...allContracts.keys()]
  .filter(({ path }) => path.startsWith('/api/admin/'))
  .map(({ method, path, access }) => ({ name: `${method} ${path}`, access }))

const callsOf = (role: OperatorRole) =>
  calls.filter(({ access }) => mayCall(role, access)).map(({ name }) => name)

describe('the permissions of the roles', () => {
  it('let the owner send every call', () => {
    expect(callsOf('owner')).toEqual(calls.map(({ name }) => name))
  })

  it('let the role read-only change nothing but its own sign-in', () => {
    const own = /^[A-Z]+ \/api\/admin\/(session|invitation|account|second-factor)(\/|$)/
    const writes = callsOf('read-only').filter((call) => !/^GET /.test(call) && !own.test(call))
    expect(writes).toEqual([])
  })

  it("keep bookings and content out of each other's work, and both out of the owner's", () => {
    const [bookings, content] = [callsOf('bookings'), callsOf('content')]
    const only = (one: string[], other: string[]) => one.filter((call) => !other.includes(call))
    expect(only(content, bookings)).toEqual([
      'POST /api/admin/reviews/:id/approve',
      'POST /api/admin/reviews/:id/decline',
      'POST /api/admin/reviews/:id/unpublish',
      'POST /api/admin/trips',
      'PATCH /api/admin/trips/:id',
      'POST /api/admin/trips/:id/undo',
      'POST /api/admin/trip-pictures',
    ])
    expect(only(bookings, content)).toEqual(
      expect.arrayContaining([
        'POST /api/admin/departures/:id/cancel',
        'POST /api/admin/departures/:id/travel-details/:bookingId/open',
        'GET /api/admin/reports/:id',
        'GET /api/admin/users.csv',
      ]),
    )
    const owners = only(callsOf('owner'), [...bookings, ...content])
    expect(owners).toEqual(
      calls
        .map(({ name }) => name)
        .filter((call) =>
          /\/(sessions|club-password|operators)(\/|$)|^PUT .*\/club$|^(POST|DELETE) .*\/tax-rates|\/first-steps$/.test(
            call.replace('/account/sessions', ''),
          ),
        ),
    )
  })

  it('open no call of the console to members, and no call of members to operators', () => {
    const isOfConsole = (access: string) => !['visitor', 'member'].includes(access)
    const misplaced = [...allContracts.keys()].filter(({ path, access }) =>
      path.startsWith('/api/admin/') ? access === 'member' : isOfConsole(access),
    )
    expect(misplaced).toEqual([])
  })
})
