import { matchPath } from 'react-router-dom'
import { pageList } from '../shared/pages.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { pageModules } from './page-modules.ts'

export interface PageRoute extends LazyPage {
  /** A pattern of React Router. */
  pattern: string
  /** The module's file, as Vite's manifest names it. */
  file: string
}

const pageRoute = (pattern: string, file: string): PageRoute => ({
  pattern,
  file,
  ...lazyPage(pageModules[`/${file}`]!),
})

/** The pages of the router. The last one, the not-found page, matches every path. */
export const pageRoutes: readonly PageRoute[] = [
  ...pageList.map(({ path, file }) => pageRoute(path, file)),
  pageRoute('*', 'src/routes/not-found.tsx'),
]

/** Old paths and the paths that they redirect to. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  pageList.flatMap(({ path, redirectsFrom = [] }) => redirectsFrom.map((from) => [from, path])),
)

/** The route that renders a path, after redirects. */
export function routeOf(path: string): PageRoute {
  const target = redirects[path] ?? path
  return pageRoutes.find(({ pattern }) => matchPath(pattern, target))!
}
