import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorBoundary, type Failure } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import {
  failureCause,
  LoadFailure,
  triesBeforeReload,
} from '@farandfew/ui/error-boundary/load-failure.ts'
import { ReloadButton } from '@farandfew/ui/error-boundary/reload-button.tsx'
import { LinkProvider } from '@farandfew/ui/link/link.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { SafeToasts } from '@farandfew/ui/toast/safe-toasts.tsx'
import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { LazySignInDialog } from '../shared/current-member/lazy-sign-in-dialog.tsx'
import { AppLink } from '../shared/links/app-link.tsx'
import { type PageData, PageDataProvider } from '../shared/page-data.ts'
import { PreparePage } from '../shared/links/prepare-page.ts'
import { usePageEpoch } from '../shared/page-epoch.ts'
import { redirects } from '../shared/page-paths.derived.ts'
import { pageRoutes, routeOf } from './page-routes.ts'
import { pageTitle } from '@farandfew/domain/constants/labels.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Lead } from '@farandfew/ui/page/headings.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'

/**
 * Replaces the URL with another path and keeps its query and hash. The router's own Navigate would add its code to
 * every page.
 */
function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    void navigate({ pathname: path, search, hash }, { replace: true })
  }, [navigate, path, search, hash])
  return null
}

const title = 'This page did not load'

/** Shown instead of a page whose code could not be loaded or that threw. The rest of the site keeps working. */
const FailedPage = ({ error, times, retry }: Failure) => (
  <Section>
    <title>{pageTitle(title)}</title>
    <h1>{title}</h1>
    <Lead>{`${failureCause(error)} What you have sent is safe.`}</Lead>
    {error instanceof LoadFailure && times < triesBeforeReload ? (
      <Button
        style={{ marginTop: 16 }}
        onClick={() => {
          routeOf(window.location.pathname).renew()
          retry()
        }}
      >
        Try again
      </Button>
    ) : (
      <ReloadButton />
    )}
  </Section>
)

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

/** The page of the address. */
function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={usePageEpoch()} resetOn={pathname} fallback={FailedPage}>
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
  )
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
              {/* What fails outside the page: its header, its footer. */}
              <ErrorBoundary fallback={FailedPage}>
                <Layout>
                  <Pages />
                </Layout>
              </ErrorBoundary>
              <LazySignInDialog load={loadSignIn} />
              <SafeToasts />
            </UiProvider>
          </LinkProvider>
        </PreparePage>
      </QueryClientProvider>
    </PageDataProvider>
  )
}
