import fc from 'fast-check'
import * as z from 'zod/mini'
import { describeForm } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import {
  adminSignInForm,
  adminUsers,
  adminUsersQuery,
  getAdminSession,
  closeAdminSession,
  listAdminUsers,
  openAdminSession,
} from './index.ts'

describeForm(
  'the console’s gate',
  adminSignInForm,
  { password: 'correct horse', operator: 'Nisha' },
  { password: { required: 'Password is required', max: 200 }, operator: { max: 60 } },
)

describe('the query of the member list', () => {
  const limitMessage = 'The limit must be a whole number from 1 to 200'

  it('asks for fifty members unless told otherwise', () => {
    expect(z.parse(adminUsersQuery, {})).toEqual({ limit: 50 })
  })

  it('reads its parameters as a URL writes them', () => {
    expect(z.parse(adminUsersQuery, { search: ' maya ', cursor: 'abc', limit: '200' })).toEqual({
      search: 'maya',
      cursor: 'abc',
      limit: 200,
    })
    expect(z.parse(adminUsersQuery, { search: '', cursor: '' })).toEqual({ limit: 50 })
  })

  it('takes a limit from 1 to 200 and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1500 }), (limit) => {
        const expected = limit >= 1 && limit <= 200 ? {} : { limit: limitMessage }
        expect(firstMessages(adminUsersQuery, { limit: String(limit) })).toEqual(expected)
      }),
    )
    for (const limit of ['', '1.5', '1e2', ' 5', 'many', ['1', '2'], 50]) {
      expect(firstMessages(adminUsersQuery, { limit })).toEqual({ limit: limitMessage })
    }
  })

  it('bounds the search and the cursor', () => {
    for (const field of ['search', 'cursor']) {
      expect(firstMessages(adminUsersQuery, { [field]: 'a'.repeat(201) })).toEqual({
        [field]: 'Please use at most 200 characters',
      })
      expect(firstMessages(adminUsersQuery, { [field]: ['a', 'b'] })).toEqual({
        [field]: 'Must be a text',
      })
    }
  })

  it('refuses a parameter that is not known', () => {
    expect(firstMessages(adminUsersQuery, { all: 'yes' })).toEqual({
      '': 'This parameter is not known',
    })
  })
})

describe('the contracts of the console', () => {
  it('name their calls', () => {
    const calls = [openAdminSession, getAdminSession, closeAdminSession, listAdminUsers]
    expect(
      calls.map(({ method, path, responses }) => `${method} ${path} ${Object.keys(responses)}`),
    ).toEqual([
      'POST /api/admin/session 201',
      'GET /api/admin/session 200',
      'DELETE /api/admin/session 200',
      'GET /api/admin/users 200',
    ])
  })

  it('answer no password', () => {
    const shape = z.toJSONSchema(adminUsers)
    expect(JSON.stringify(shape)).not.toContain('password')
    expect(JSON.stringify(shape)).toContain('username')
  })
})
