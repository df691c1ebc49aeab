import {
  adminUser,
  type AdminUser,
  adminUserParams,
  adminUsers,
  adminUsersCount,
  adminUsersCountQuery,
  adminUsersExportQuery,
  type AdminUsersExportQuery,
  adminUsersQuery,
} from '@farandfew/domain/members/admin-members.ts'
import {
  contactChange,
  type ErasurePreview,
  erasurePreview,
} from '@farandfew/domain/member-care/member-care.ts'
import { memberHeadings } from '@farandfew/domain/members/member-columns.ts'
import { type MergePreview, mergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import { type MemberView, memberViews } from '@farandfew/domain/members/admin-member-views.ts'
import type { PublicUser } from '@farandfew/domain/members/user.ts'
import { endHolds } from '@farandfew/domain/bookings/admin-waitlist.contract.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'

export interface MembersState {
  members: PublicUser[]
  views: MemberView[]
  /** A member's quiz, invites, bookings and sessions, by id. */
  details: Record<number, Omit<AdminUser, 'user' | 'siteUrl'>>
  /** What an erasure and a merge would do, of any member. */
  erasure: ErasurePreview | undefined
  merge: MergePreview | undefined
  /** The number of rows after which the CSV download is interrupted; undefined for a complete one. */
  interruptCsvAfter: number | undefined
  /** The CSV download waits for this promise after its first row. */
  csvPause: Promise<void> | undefined
}

export const noMembers = (): MembersState => ({
  members: [],
  views: [],
  details: {},
  erasure: undefined,
  merge: undefined,
  interruptCsvAfter: undefined,
  csvPause: undefined,
})

const nothing: Omit<AdminUser, 'user'> = {
  siteUrl: 'https://club.example',
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  deactivatedAt: null,
  merge: null,
  quiz: { takenAt: null, answers: {}, matches: [], profile: null },
  invites: [],
  bookings: [],
  sessions: [],
}

/** The calls of the members' page. */
export const membersRoutes = (api: MembersState): FakeRoutes => ({
  'GET /api/admin/users': ({ response, query }) => {
    const { cursor, limit, ...asked } = z.parse(adminUsersQuery, Object.fromEntries(query))
    const found = find(api.members, asked)
    const start = Number(cursor ?? 0)
    const end = start + limit
    const nextCursor = end < found.length ? String(end) : null
    const items = found.slice(start, end)
    send(response, 200, adminUsers, { items, nextCursor, total: found.length })
  },
  'GET /api/admin/users/count': ({ response, query }) =>
    send(response, 200, adminUsersCount, {
      total: find(api.members, {
        ...z.parse(adminUsersCountQuery, Object.fromEntries(query)),
        ...byId,
      }).length,
    }),
  'GET /api/admin/member-views': ({ response }) =>
    send(response, 200, memberViews, { items: api.views }),
  'GET /api/admin/users.csv': async ({ response, query }) => {
    const asked = z.parse(adminUsersExportQuery, Object.fromEntries(query))
    const found = find(api.members, asked)
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users-2025-05-01.csv"',
      'x-total-count': String(found.length),
    })
    response.write(`\uFEFF${memberHeadings.join(',')}\r\n`)
    for (const [index, { id, username }] of found.entries()) {
      if (index === api.interruptCsvAfter) return void response.destroy()
      response.write(`${id},${username},,,,,,,,,,\r\n`)
      if (index === 0) await api.csvPause
    }
    response.end()
  },
  'PATCH /api/admin/users/:id/contact': ({ response, params, body }) => {
    const { id } = z.parse(adminUserParams, params)
    const { before, after } = z.parse(contactChange, body)
    const user = api.members.find((member) => member.id === id)
    if (!user) return refuse(response, { code: 'NOT_FOUND', detail: 'There is no such member' })
    if (before.city !== undefined && before.city !== user.city) {
      const errors = { city: `City is now “${user.city}”` }
      return refuse(response, { code: 'MEMBER_CHANGED', detail: 'Please look again.', errors })
    }
    Object.assign(user, after)
    send(response, 200, adminUser, { ...nothing, ...api.details[id], user })
  },
  'GET /api/admin/users/:id/erasure': ({ response }) =>
    send(response, 200, erasurePreview, api.erasure!),
  'GET /api/admin/users/:id/merge': ({ response }) => send(response, 200, mergePreview, api.merge!),
  'POST /api/admin/users/:id/holds/end': ({ response, params }) => {
    const { id } = z.parse(adminUserParams, params)
    const holds = api.details[id]!.bookings.filter(({ status }) => status === 'pending')
    for (const hold of holds) hold.status = 'expired'
    send(response, 200, endHolds.responses[200], { ended: holds.length })
  },
  'GET /api/admin/users/:id': ({ response, params }) => {
    const { id } = z.parse(adminUserParams, params)
    const user = api.members.find((member) => member.id === id)
    if (!user) return refuse(response, { code: 'NOT_FOUND', detail: 'There is no such member' })
    send(response, 200, adminUser, { ...nothing, ...api.details[id], user })
  },
})

const byId = { sort: 'id', direction: 'asc' } as const

function find(
  members: PublicUser[],
  { search = '', sort, direction }: AdminUsersExportQuery,
): PublicUser[] {
  const wanted = search.toLowerCase()
  const found = members.filter(({ firstName, lastName, email, username, city, country }) =>
    [firstName, lastName, email, username, city, country].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  )
  const sign = direction === 'desc' ? -1 : 1
  return found.sort((one, other) => sign * compare(one[sort] ?? '', other[sort] ?? ''))
}

const compare = (one: string | number, other: string | number) =>
  one < other ? -1 : one > other ? 1 : 0
