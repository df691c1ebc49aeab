import { matchPath } from 'react-router-dom'
import { type LazyPage, lazyPage, type LoadPage } from './lazy-page.tsx'
import { paths } from '../shared/paths.ts'
import { redirects } from './redirects.ts'

export interface PageRoute extends LazyPage {
  /** A pattern of React Router. */
  pattern: string
}

const pageRoute = (pattern: string, load: LoadPage): PageRoute => ({ pattern, ...lazyPage(load) })

/** Which pages exist. Links are built by paths.ts; a path that no row matches is the not-found page. */
export const pageRoutes: readonly PageRoute[] = [
  pageRoute('/', () => import('../routes/home.tsx')),
  pageRoute('/trips', () => import('../routes/trips.tsx')),
  pageRoute('/trips/:id', () => import('../routes/trip-detail.tsx')),
  pageRoute('/destinations/:slug', () => import('../routes/destination.tsx')),
  pageRoute('/schedule', () => import('../routes/schedule.tsx')),
  pageRoute('/moodboards', () => import('../routes/moodboards.tsx')),
  pageRoute('/destination-moodboards', () => import('../routes/moodboards.tsx')),
  pageRoute('/gallery/:slug', () => import('../routes/gallery.tsx')),
  pageRoute('/request-invite/:slug', () => import('../routes/request-invite.tsx')),
  pageRoute('/quiz', () => import('../routes/quiz.tsx')),
  pageRoute('/about', () => import('../routes/about.tsx')),
  pageRoute('/account', () => import('../routes/account.tsx')),
  pageRoute('/unsubscribe', () => import('../routes/unsubscribe.tsx')),
  pageRoute(paths.verifyEmail, () => import('../routes/verify-email.tsx')),
  pageRoute(paths.resetPassword, () => import('../routes/reset-password.tsx')),
  pageRoute(paths.testimonials, () => import('../routes/testimonials.tsx')),
  pageRoute(paths.team, () => import('../../content/team.md')),
  pageRoute(paths.blog, () => import('../../content/blog.md')),
  pageRoute(paths.careers, () => import('../../content/careers.md')),
  pageRoute(paths.contact, () => import('../../content/contact.md')),
  pageRoute(paths.paymentInfo, () => import('../../content/payment-info.md')),
  pageRoute(paths.cancellationPolicy, () => import('../../content/cancellation-policy.md')),
  pageRoute(paths.faqs, () => import('../../content/faqs.md')),
  pageRoute(paths.privacy, () => import('../../content/privacy.md')),
  pageRoute(paths.terms, () => import('../../content/terms.md')),
  pageRoute(paths.bookingTerms, () => import('../../content/booking-terms.md')),
  pageRoute('*', () => import('../routes/not-found.tsx')),
]

/** The row that a path is shown by; one that moved, by the page it moved to. */
export function routeOf(path: string): PageRoute {
  const shown = redirects[path] ?? path
  const route = pageRoutes.find(({ pattern }) => matchPath(pattern, shown))
  if (!route) throw new Error(`No route for ${path}, not even the not-found page`)
  return route
}
