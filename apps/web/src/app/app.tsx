import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorBoundary } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import { LinkProvider } from '@farandfew/ui/link/link.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { Toasts } from '@farandfew/ui/toast/toasts.tsx'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { LazySignInDialog } from '../shared/current-member/lazy-sign-in-dialog.tsx'
import { AppLink } from '../shared/links/app-link.tsx'
import { type PageData, PageDataProvider } from '../shared/page-data.ts'
import { PreparePage } from '../shared/links/prepare-page.ts'
import { usePageEpoch } from '../shared/page-epoch.ts'
import { redirects } from '../shared/page-paths.derived.ts'
import { pageRoutes, routeOf } from './page-routes.ts'
import { FailedPage } from './failed-page.tsx'
import { RedirectTo } from './redirect-to.tsx'

interface AppProps {
  queryClient: QueryClient
  pageData: PageData
}

/** Loads a page ahead. If that fails, it is loaded again when the visitor goes there. */
function preparePage(path: string) {
  routeOf(path)
    .preload()
    .catch(() => undefined)
}

const loadSignIn = () => import('../features/auth/sign-in-dialog.tsx')

/** The whole site. Its router is around it, because the browser and the prerenderer use different ones. */
export function App({ queryClient, pageData }: AppProps) {
  return (
    <PageDataProvider value={pageData}>
      <QueryClientProvider client={queryClient}>
        <PreparePage value={preparePage}>
          <LinkProvider component={AppLink}>
            <UiProvider>
              <Layout>
                <ErrorBoundary key={usePageEpoch()} fallback={<FailedPage />}>
                  <Suspense fallback={null}>
                    <Routes>
                      {pageRoutes.map(({ pattern, Page }) => (
                        <Route key={pattern} path={pattern} element={<Page />} />
                      ))}
                      {Object.entries(redirects).map(([from, to]) => (
                        <Route key={from} path={from} element={<RedirectTo path={to} />} />
                      ))}
                    </Routes>
                  </Suspense>
                </ErrorBoundary>
              </Layout>
              <LazySignInDialog load={loadSignIn} />
              <Toasts />
            </UiProvider>
          </LinkProvider>
        </PreparePage>
      </QueryClientProvider>
    </PageDataProvider>
  )
}
