import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import {
  adminUsers,
  adminUsersExportQuery,
  adminUsersQuery,
  memberFields,
  memberOrder,
  memberFilters,
} from './admin-members.ts'
import { adminUser } from '../member-care/admin-member.ts'
import { exportAdminUsers, listAdminUsers } from './admin-members.contract.ts'
import { getAdminUser } from '../member-care/member-care.contract.ts'
import { orderingOf } from '../contract/list-order.ts'

it('names a range of age groups by its ends', () => {
  const { options } = memberFilters[1]
  expect(options.map(({ label }) => label)).toEqual([
    ...['25-30', '25-35', '25-40', '25+', '30-35', '30-40', '30+', '35-40', '35+', '40+'],
  ])
})

describe('the query of the table of members', () => {
  it('is the first fifty members by id if nothing else is given', () => {
    expect(z.parse(adminUsersQuery, {})).toEqual({ limit: 50 })
    expect(z.parse(adminUsersExportQuery, {})).toEqual({})
    expect(orderingOf(memberOrder)).toEqual({ sort: 'id', direction: 'asc' })
  })

  it('sorts by any column, both ways', () => {
    for (const sort of memberFields) {
      for (const direction of ['asc', 'desc']) {
        expect(z.parse(adminUsersQuery, { sort, direction })).toMatchObject({ sort, direction })
        expect(z.parse(adminUsersExportQuery, { sort, direction })).toEqual({ sort, direction })
      }
    }
  })

  it.each(['password', 'bio', 'ID', '', 'id; drop table users'])(
    'rejects the column %j',
    (sort) => {
      for (const query of [adminUsersQuery, adminUsersExportQuery]) {
        expect(firstMessages(query, { sort })).toEqual({
          sort: 'Must be something that the list can be sorted by',
        })
      }
    },
  )

  it('rejects a third direction', () => {
    expect(firstMessages(adminUsersQuery, { direction: 'up' })).toEqual({
      direction: 'Must be asc or desc',
    })
  })

  it('rejects a page for the CSV file', () => {
    for (const parameter of ['cursor', 'limit']) {
      expect(firstMessages(adminUsersExportQuery, { [parameter]: '5' })).toEqual({
        '': 'This parameter is not known',
      })
    }
  })
})

it('takes a whole number as the id of a member', () => {
  expect(z.parse(getAdminUser.params, { id: '12' })).toEqual({ id: 12 })
  for (const id of ['users.csv', '0', '-1', '1.5', '99999999999']) {
    expect(firstMessages(getAdminUser.params, { id })).toHaveProperty('id')
  }
})

describe('the contracts', () => {
  it('have their method and path', () => {
    const calls = [listAdminUsers, getAdminUser, exportAdminUsers]
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/admin/users',
      'GET /api/admin/users/:id',
      'GET /api/admin/users.csv',
    ])
  })

  it('return neither a password nor a session id', () => {
    for (const schema of [adminUsers, adminUser]) {
      const shape = JSON.stringify(z.toJSONSchema(schema))
      expect(shape).toContain('username')
      expect(shape).not.toMatch(/password|"sid"|current/i)
    }
  })
})
