import { mayOperator, type OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { queueRules } from '@farandfew/domain/today/today-lines.ts'
import { use } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { type PageName, pageList, type Queue, type RoomName, rooms } from './pages.ts'
import { Role } from './role/role.ts'

/** A page with a link in its room. */
export interface LinkedPage {
  /** The name of its row. */
  page: PageName
  name: string
  path: string
  room: RoomName
  words?: string | undefined
  queue?: Queue | undefined
}

/** The pages that are shown to a role. */
export const pagesOf = (role: OperatorRole): readonly LinkedPage[] =>
  pageList.flatMap(({ name: page, path, title, room, link }) =>
    link && room && link.shownTo.includes(role)
      ? [{ page, name: link.name ?? title, path, room, words: link.words, queue: link.queue }]
      : [],
  )

/** The pages of the navigation that are shown to the operator. */
export const useLinkedPages = (): readonly LinkedPage[] => pagesOf(use(Role))

/** A room with the pages that a role sees in it. */
export interface Room {
  name: RoomName
  label: string
  startsGroup: boolean
  pages: readonly LinkedPage[]
}

/** The rooms of a role, in order. */
export const roomsOf = (role: OperatorRole): readonly Room[] => {
  const shown = pagesOf(role)
  return Object.entries<{ name: string; startsGroup?: true }>(rooms).flatMap(([name, row]) => {
    const own = shown.filter(({ room }) => room === name)
    if (own.length === 0) return []
    const { startsGroup = false } = row
    return [{ name: name as RoomName, label: row.name, startsGroup, pages: own }]
  })
}

export const useRooms = (): readonly Room[] => roomsOf(use(Role))

const rowAt = (pathname: string) =>
  pageList.find(({ path, alsoAt }) =>
    [path, alsoAt].some((pattern) => pattern !== undefined && matchPath(pattern, pathname)),
  )

/** The room that is open, and the page whose link is the current one: the page at the address, or the one that it is below. */
export function findPlace(pathname: string): { room?: RoomName; page?: PageName } {
  const row = rowAt(pathname)
  if (!row?.room) return {}
  return { room: row.room, page: row.linked }
}

export const usePlace = () => findPlace(useLocation().pathname)

/** How much waits in the queue of a page, for a role that deals with it. */
export function openIn(
  queue: Queue | undefined,
  work: OpenWork | undefined,
  role: OperatorRole,
): number {
  if (!work || !queue || !mayOperator(role, queueRules[queue.name].needs)) return 0
  const { name, has } = queue
  if (has) return work.integrity.kinds.reduce((sum, of) => sum + (has(of.kind) ? of.open : 0), 0)
  return work[name]?.open ?? 0
}
