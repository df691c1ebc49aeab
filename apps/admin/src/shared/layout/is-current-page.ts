import { paths } from '../paths.ts'

const isBelow = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Whether a page lies in the room of a path: the room itself, or one of its things. */
export const isCurrentPage = (path: string, pathname: string): boolean =>
  // The members' room is the console's root, and each of them is below a path of their own.
  path === paths.users
    ? pathname === path || isBelow(paths.user(':id').replace('/:id', ''), pathname)
    : isBelow(path, pathname)
