import type { ServerResponse } from 'node:http'
import { endHolds } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { changeContact, getAdminUser } from '@farandfew/domain/member-care/member-care.contract.ts'
import { previewErasure } from '@farandfew/domain/personal-data/admin-personal-data.contract.ts'
import type { ErasurePreview } from '@farandfew/domain/personal-data/personal-data.ts'
import { previewMerge } from '@farandfew/domain/member-merges/member-merges.contract.ts'
import type { MergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import { listSavedViews } from '@farandfew/domain/saved-views/saved-views.contract.ts'
import type { SavedView } from '@farandfew/domain/saved-views/saved-views.ts'
import {
  exportAdminUsers,
  listAdminUsers,
} from '@farandfew/domain/members/admin-members.contract.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { memberHeadings, type AccountState } from '@farandfew/domain/members/admin-members.ts'
import type { PublicUser } from '@farandfew/domain/members/user.ts'
import { byId, change, type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface MembersState {
  members: PublicUser[]
  views: SavedView[]
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

/** A member without bookings or quiz. */
export const nothing: Omit<AdminUser, 'user'> = {
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
export function membersRoutes(api: MembersState): FakeRoute[] {
  const whole = (user: PublicUser | undefined) =>
    user && { ...nothing, ...api.details[user.id], user }
  return [
    route(listAdminUsers, ({ query }) =>
      pageOf(
        found(api, query).map((user) => ({ ...user, account: accountOf(api.details[user.id]) })),
        query,
      ),
    ),
    { contract: exportAdminUsers, answer: (_, response) => writeCsv(api, response) },
    route(listSavedViews, () => ({ items: api.views })),
    route(changeContact, ({ params, body }) =>
      whole(change(byId(api.members, params.id), body.after)),
    ),
    route(previewErasure, () => api.erasure),
    route(previewMerge, () => api.merge),
    route(endHolds, () => ({ ended: 1 })),
    route(getAdminUser, ({ params }) => whole(byId(api.members, params.id))),
  ]
}

function accountOf(details: MembersState['details'][number] | undefined): AccountState {
  if (!details?.deactivatedAt) return 'active'
  return details.merge?.isKept === false ? 'merged' : 'deactivated'
}

/** The members whose name, address or place contains the search. */
const found = ({ members }: MembersState, { search = '' }: { search?: string | undefined }) =>
  members.filter(({ firstName, lastName, email, username, city, country }) =>
    [firstName, lastName, email, username, city, country].some((text) =>
      text?.toLowerCase().includes(search.toLowerCase()),
    ),
  )

/** Writes the members row by row. */
async function writeCsv(api: MembersState, response: ServerResponse) {
  const { members, interruptCsvAfter, csvPause } = api
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-2025-05-01.csv"',
    'x-total-count': String(members.length),
  })
  response.write(`\uFEFF${memberHeadings.join(',')}\r\n`)
  for (const [index, { id, username }] of members.entries()) {
    if (index === interruptCsvAfter) return void response.destroy()
    response.write(`${id},${username},,,,,,,,,,\r\n`)
    if (index === 0) await csvPause
  }
  response.end()
}
