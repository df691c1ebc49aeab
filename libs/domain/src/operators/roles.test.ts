import { callPermissions, findCallAccess, mayCall } from './call-permissions.ts'
import type { OperatorRole } from './roles.ts'

const callsOf = (role: OperatorRole) =>
  Object.entries(callPermissions)
    .filter(([, access]) => mayCall(role, access))
    .map(([call]) => call)

describe('the permissions of the roles', () => {
  it('let the owner send every call', () => {
    expect(callsOf('owner')).toEqual(Object.keys(callPermissions))
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
      'POST /api/admin/trips',
      'POST /api/admin/trip-pictures',
      'PATCH /api/admin/trips/:id',
      'POST /api/admin/trips/:id/undo',
      'POST /api/admin/reviews/:id/approve',
      'POST /api/admin/reviews/:id/decline',
      'POST /api/admin/reviews/:id/unpublish',
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
      Object.keys(callPermissions).filter((call) =>
        /\/(sessions|club-password|operators)(\/|$)|^PUT .*\/club$/.test(
          call.replace('/account/sessions', ''),
        ),
      ),
    )
  })

  it('know no call that does not exist', () => {
    expect(findCallAccess('GET', '/api/admin/anything')).toBeUndefined()
  })
})
