import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LinkProvider } from '@farandfew/ui/link'
import { UiProvider } from '@farandfew/ui/theme'
import { Toasts } from '@farandfew/ui/toast'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Layout } from '../features/layout/layout.tsx'
import { AppLink } from './app-link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { type PageData, PageDataProvider } from './page-data.ts'
import { pageRoutes } from './route-table.ts'

interface AppProps {
  queryClient: QueryClient
  pageData: PageData
}

/** The whole site below its router, which differs between the browser and prerendering. */
export function App({ queryClient, pageData }: AppProps) {
  return (
    <PageDataProvider value={pageData}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={AppLink}>
          <UiProvider>
            <Layout>
              <ErrorBoundary>
                <Suspense fallback={null}>
                  <Routes>
                    {pageRoutes.map(({ pattern, Page }) => (
                      <Route key={pattern} path={pattern} element={<Page />} />
                    ))}
                  </Routes>
                </Suspense>
              </ErrorBoundary>
            </Layout>
            <Toasts />
          </UiProvider>
        </LinkProvider>
      </QueryClientProvider>
    </PageDataProvider>
  )
}
