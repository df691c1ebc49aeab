import { paths } from '../paths.ts'

const isBelow = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Whether a page is the one of a path, or below it. */
export const isCurrentPage = (path: string, pathname: string): boolean =>
  // The members' page is the root, and a member's path is /users/7.
  path === paths.users
    ? pathname === path || isBelow(paths.user(':id').replace('/:id', ''), pathname)
    : isBelow(path, pathname)
