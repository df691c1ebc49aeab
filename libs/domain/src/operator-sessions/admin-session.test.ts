import fc from 'fast-check'
import * as z from 'zod/mini'
import { describeForm } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import { pageQuery } from '../contract/page.ts'
import { adminSignInForm } from './admin-session.ts'
import {
  closeAdminSession,
  endAdminSessions,
  getAdminSession,
  openAdminSession,
} from './admin-session.contract.ts'

describeForm(
  "the console's gate",
  adminSignInForm,
  { password: 'correct horse', operator: 'Nisha' },
  { password: { required: 'Password is required', max: 200 }, operator: { max: 60 } },
)

describe('the query of a console table', () => {
  const limitMessage = 'The limit must be a whole number from 1 to 200'
  const query = pageQuery({})

  it('defaults to fifty rows', () => {
    expect(z.parse(query, {})).toEqual({ limit: 50 })
  })

  it('is parsed from the texts of a URL', () => {
    expect(z.parse(query, { search: ' maya ', cursor: 'abc', limit: '200' })).toEqual({
      search: 'maya',
      cursor: 'abc',
      limit: 200,
    })
    expect(z.parse(query, { search: '', cursor: '' })).toEqual({ limit: 50 })
  })

  it('allows a limit from 1 to 200', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1500 }), (limit) => {
        const expected = limit >= 1 && limit <= 200 ? {} : { limit: limitMessage }
        expect(firstMessages(query, { limit: String(limit) })).toEqual(expected)
      }),
    )
    for (const limit of ['', '1.5', '1e2', ' 5', 'many', ['1', '2'], 50]) {
      expect(firstMessages(query, { limit })).toEqual({ limit: limitMessage })
    }
  })

  it('bounds the search and the cursor', () => {
    for (const [field, max] of [
      ['search', 200],
      ['cursor', 2000],
    ] as const) {
      expect(firstMessages(query, { [field]: 'a'.repeat(max) })).toEqual({})
      expect(firstMessages(query, { [field]: 'a'.repeat(max + 1) })).toEqual({
        [field]: `Please use at most ${max} characters`,
      })
      expect(firstMessages(query, { [field]: ['a', 'b'] })).toEqual({ [field]: 'Must be a text' })
    }
  })

  it('rejects unknown parameters', () => {
    expect(firstMessages(query, { all: 'yes' })).toEqual({ '': 'This parameter is not known' })
  })
})

describe('the contracts', () => {
  it('have their method and path', () => {
    const calls = [openAdminSession, getAdminSession, closeAdminSession, endAdminSessions]
    expect(
      calls.map(({ method, path, responses }) => `${method} ${path} ${Object.keys(responses)}`),
    ).toEqual([
      'POST /api/admin/session 201',
      'GET /api/admin/session 200',
      'DELETE /api/admin/session 200',
      'DELETE /api/admin/sessions 200',
    ])
  })
})
