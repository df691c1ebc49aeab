import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { auditActions } from '../src/contract/audit-actions.ts'
import { allContracts } from '../src/all-contracts/all-contracts.ts'
import * as files from '../src/all-contracts/contract-files.ts'
import { type Contract, defineContract } from '../src/contract/contract.ts'
import { getMemberPicture } from '../src/member-pictures/member-pictures.contract.ts'

it('lists every contract file', () => {
  const domain = join(__dirname, '..')
  const script = join(domain, 'scripts/list-contracts.mjs')
  const list = execFileSync(process.execPath, [script, '--print'], { encoding: 'utf8' })
  expect(readFileSync(join(domain, 'src/all-contracts/contract-files.ts'), 'utf8')).toBe(list)
})

it('has the lengths of phone numbers from the version of libphonenumber-js that is installed', () => {
  const domain = join(__dirname, '..')
  const script = join(domain, 'scripts/phone-lengths.mjs')
  const table = execFileSync(process.execPath, [script, '--print'], { encoding: 'utf8' })
  expect(readFileSync(join(domain, 'src/canonical/phone-lengths.ts'), 'utf8')).toBe(table)
})

const rows = [...allContracts.keys()]
const callsOf = (some: readonly Contract[]) => some.map(({ method, path }) => `${method} ${path}`)

it('names every call, its method and path, once', () => {
  const names = [...allContracts.values()]
  const calls = callsOf(rows)
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(calls).size).toBe(calls.length)
})

it('takes ids in paths, unless a row has other parameters', () => {
  const row = { method: 'GET', path: '/api/admin/a/:id/b/:otherId', access: 'operator' } as const
  const defined = defineContract({ ...row, summary: 'Both', responses: { 200: z.string() } })
  const { id, otherId } = z.parse(defined.params, { id: '7', otherId: '12' })
  expect([id + 1, otherId + 1, defined.tag]).toEqual([8, 13, 'Admin'])
  expect(z.safeParse(defined.params, { id: '7', otherId: 'b' }).success).toBe(false)
  expect(z.parse(getMemberPicture.params, { key: 'a' })).toEqual({ key: 'a' })
  for (const { path, params } of rows) expect([path, !!params]).toEqual([path, path.includes(':')])
})

it('has no action of the audit log that neither a call nor a command adds', () => {
  const ofCommands = ['password.changed']
  const used = new Set([...rows.flatMap(({ audit = [] }) => [...audit]), ...ofCommands])
  expect(Object.keys(auditActions).filter((action) => !used.has(action))).toEqual([])
})

it('finds contracts only in their files, of which browsers load nothing else', () => {
  const others = Object.entries(files)
    .filter(([name]) => !name.endsWith('Schemas'))
    .flatMap(([, file]) => Object.entries<unknown>(file))
    .filter(([, value]) => !allContracts.has(value as Contract))
  expect(others.map(([name]) => name)).toEqual([])
})

// Guards, limits and the tests of both follow from the rows: only these lists notice a row that allows too much.
describe('who may send a call', () => {
  const writes = rows.filter(({ method }) => method !== 'GET')

  it('is a visitor for these calls only', () => {
    expect(callsOf(rows.filter(({ access }) => access === 'visitor')).sort()).toEqual([
      'DELETE /api/admin/session',
      'GET /api/admin/session',
      'GET /api/club',
      'GET /api/club.html',
      'GET /api/hosts',
      'GET /api/pictures/:key',
      'GET /api/quiz-questions',
      'GET /api/schedule.ics',
      'GET /api/schedules',
      'GET /api/schedules/:id',
      'GET /api/schedules/:id/calendar.ics',
      'GET /api/trip-pictures/:key/:width',
      'GET /api/trips',
      'GET /api/trips/:id',
      'GET /api/trips/:id/departures',
      'GET /api/trips/:id/reviews',
      'POST /api/admin/invitation',
      'POST /api/admin/invitation/accept',
      'POST /api/admin/session',
      'POST /api/auth/email/disown',
      'POST /api/auth/email/link',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/otp/request',
      'POST /api/auth/otp/verify',
      'POST /api/auth/password/forgot',
      'POST /api/auth/password/reset',
      'POST /api/auth/register',
      'POST /api/inquiries',
      'POST /api/invite-requests',
      'POST /api/newsletters',
      'POST /api/newsletters/unsubscribe',
      'POST /api/payments/callback',
      'POST /api/payments/webhook',
      'POST /api/quiz-match',
    ])
  })

  it('is an operator of any role only for changes of their own sign-in', () => {
    expect(callsOf(writes.filter(({ access }) => access === 'operator')).sort()).toEqual([
      'DELETE /api/admin/account/sessions/:id',
      'DELETE /api/admin/second-factor',
      'POST /api/admin/account/password',
      'POST /api/admin/second-factor',
      'POST /api/admin/second-factor/offer',
      'POST /api/admin/second-factor/recovery-codes',
    ])
  })

  it('is an operator with a permission for every file of a list', () => {
    const files = rows.filter(({ path }) => path.endsWith('.csv'))
    expect([...new Set(files.map(({ access }) => access))].sort()).toEqual([
      'export',
      'read-travel-details',
    ])
  })

  it('is limited outside the console, whose sign-in counts guesses itself', () => {
    const isOpen = ({ access }: Contract) => access === 'visitor' || access === 'member'
    const unlimited = writes.filter((row) => isOpen(row) && row.limit === undefined)
    expect(callsOf(unlimited)).toEqual(['POST /api/admin/session'])
  })
})
