import type { ComponentType } from 'react'
import NotFoundPage from '../routes/not-found.tsx'
import UsersPage from '../routes/users.tsx'
import { paths } from './paths.ts'

export interface PageRoute {
  /** A pattern of React Router. */
  pattern: string
  Page: ComponentType
}

/** Which pages the open console has; a path that no other row matches is the not-found page. */
export const pageRoutes: readonly PageRoute[] = [
  { pattern: paths.users, Page: UsersPage },
  { pattern: '*', Page: NotFoundPage },
]
