import { matchPath } from 'react-router-dom'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

export interface PageRoute extends LazyPage {
  /** A pattern of React Router. */
  pattern: string
  /** The page's module as the build's manifest names it. */
  source: string
}

/** Which pages exist. Links are built by paths.ts; a path that no row matches is the not-found page. */
export const pageRoutes: readonly PageRoute[] = [
  {
    pattern: '/',
    source: 'src/routes/home.tsx',
    ...lazyPage(() => import('../routes/home.tsx')),
  },
  {
    pattern: '/trips',
    source: 'src/routes/trips.tsx',
    ...lazyPage(() => import('../routes/trips.tsx')),
  },
  {
    pattern: '/trips/:id',
    source: 'src/routes/trip-detail.tsx',
    ...lazyPage(() => import('../routes/trip-detail.tsx')),
  },
  {
    pattern: '/destinations/:slug',
    source: 'src/routes/destination.tsx',
    ...lazyPage(() => import('../routes/destination.tsx')),
  },
  {
    pattern: '*',
    source: 'src/routes/not-found.tsx',
    ...lazyPage(() => import('../routes/not-found.tsx')),
  },
]

/** The row that a path is shown by. */
export function routeOf(path: string): PageRoute {
  const route = pageRoutes.find(({ pattern }) => matchPath(pattern, path))
  if (!route) throw new Error(`No route for ${path}, not even the not-found page`)
  return route
}

/** The module that brings every page to life, as the build's manifest names it. */
export const startSource = 'src/app/start.tsx'
