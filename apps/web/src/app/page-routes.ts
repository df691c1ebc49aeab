import { matchPath } from 'react-router-dom'
import { pagePaths, redirects } from '../shared/page-paths.derived.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { type PageModule, routeModules, textModules } from './page-modules.ts'

export interface PageRoute extends LazyPage {
  /** A pattern of React Router. */
  pattern: string
  /** The module's file, as Vite's manifest names it. */
  file: string
  load: () => Promise<PageModule>
}

function pageRoute(pattern: string, name: string): PageRoute {
  const stem = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const route = routeModules[`./${stem}.tsx`]
  const load = route ?? textModules[`./${stem}.md`]!
  const file = route ? `src/routes/${stem}.tsx` : `content/${stem}.md`
  return { pattern, file, load, ...lazyPage(load) }
}

/** The pages of the router. The last one, the not-found page, matches every path. */
export const pageRoutes: readonly PageRoute[] = [
  ...Object.entries(pagePaths).map(([name, path]) => pageRoute(path, name)),
  pageRoute('*', 'not-found'),
]

/** The route that renders a path, after redirects. */
export function routeOf(path: string): PageRoute {
  const target = redirects[path] ?? path
  return pageRoutes.find(({ pattern }) => matchPath(pattern, target))!
}
