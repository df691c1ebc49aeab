import { paths } from '../shared/paths.ts'
import { routeOf } from './route-table.ts'

/** The modules of src/routes by the pattern that they show; a table of the build, which no visitor needs. */
const modules: Readonly<Record<string, string>> = {
  '/': 'home',
  '/trips': 'trips',
  '/trips/:id': 'trip-detail',
  '/destinations/:slug': 'destination',
  '/schedule': 'schedule',
  '/moodboards': 'moodboards',
  '/destination-moodboards': 'moodboards',
  '/gallery/:slug': 'gallery',
  '/request-invite/:slug': 'request-invite',
  '/quiz': 'quiz',
  '/about': 'about',
  '/account': 'account',
  '/unsubscribe': 'unsubscribe',
  [paths.verifyEmail]: 'verify-email',
  [paths.resetPassword]: 'reset-password',
  [paths.testimonials]: 'testimonials',
  '*': 'not-found',
}

/** The module that brings every page to life, as the build's manifest names it. */
export const startSource = 'src/app/start.tsx'

/** The module of a path's page, as the build's manifest names it: one of src/routes, or a text whose file is called as its path. */
export function sourceOf(path: string): string {
  const { pattern } = routeOf(path)
  const module = modules[pattern]
  return module ? `src/routes/${module}.tsx` : `content${pattern}.md`
}
