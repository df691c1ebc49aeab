import * as z from 'zod/mini'
import { firstMessages } from '../../../tests/first-messages.ts'
import { userCsvColumns } from '../../constants/limits.ts'
import {
  adminUser,
  adminUserParams,
  adminUsers,
  adminUsersExportQuery,
  adminUsersQuery,
  exportAdminUsers,
  getAdminUser,
  listAdminUsers,
  userSorts,
} from './index.ts'

const byId = { sort: 'id', direction: 'asc' }

describe('what the table of members asks for', () => {
  it('is fifty members by id unless told otherwise', () => {
    expect(z.parse(adminUsersQuery, {})).toEqual({ limit: 50, ...byId })
    expect(z.parse(adminUsersExportQuery, {})).toEqual(byId)
  })

  it('names an order by any column of the CSV, both ways', () => {
    expect(userSorts).toHaveLength(userCsvColumns.length)
    for (const sort of userSorts) {
      for (const direction of ['asc', 'desc']) {
        expect(z.parse(adminUsersQuery, { sort, direction })).toMatchObject({ sort, direction })
        expect(z.parse(adminUsersExportQuery, { sort, direction })).toEqual({ sort, direction })
      }
    }
  })

  it.each(['password', 'bio', 'ID', '', 'id; drop table users'])('knows no order by %j', (sort) => {
    for (const query of [adminUsersQuery, adminUsersExportQuery]) {
      expect(firstMessages(query, { sort })).toEqual({ sort: 'Must be a column of the table' })
    }
  })

  it('knows no third direction', () => {
    expect(firstMessages(adminUsersQuery, { direction: 'up' })).toEqual({
      direction: 'Must be asc or desc',
    })
  })

  it('gives the CSV no pages', () => {
    for (const parameter of ['cursor', 'limit']) {
      expect(firstMessages(adminUsersExportQuery, { [parameter]: '5' })).toEqual({
        '': 'This parameter is not known',
      })
    }
  })
})

it('names a member by a whole number', () => {
  expect(z.parse(adminUserParams, { id: '12' })).toEqual({ id: 12 })
  for (const id of ['users.csv', '0', '-1', '1.5', '99999999999']) {
    expect(firstMessages(adminUserParams, { id })).toHaveProperty('id')
  }
})

describe('the contracts', () => {
  it('name their calls', () => {
    const calls = [listAdminUsers, getAdminUser, exportAdminUsers]
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/admin/users',
      'GET /api/admin/users/:id',
      'GET /api/admin/users.csv',
    ])
  })

  it('answer no password, and no session that could be taken over', () => {
    for (const schema of [adminUsers, adminUser]) {
      const shape = JSON.stringify(z.toJSONSchema(schema))
      expect(shape).toContain('username')
      expect(shape).not.toMatch(/password|"sid"|current/i)
    }
  })
})
