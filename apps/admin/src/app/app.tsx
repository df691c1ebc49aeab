import { LinkProvider } from '@farandfew/ui/link'
import { UiProvider } from '@farandfew/ui/theme'
import { Toasts } from '@farandfew/ui/toast'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { DeskLayout } from '../features/layout/desk-layout.tsx'
import { SessionCorner } from '../features/session/session-corner.tsx'
import { SessionGuard } from '../features/session/session-guard.tsx'
import { AppLink } from './app-link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { pageRoutes } from './route-table.ts'

/** The whole console below its router. Nothing but the gate is rendered before the session is open. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={AppLink}>
        <UiProvider>
          <SessionGuard>
            <DeskLayout corner={<SessionCorner />}>
              <ErrorBoundary>
                <Suspense>
                  <Routes>
                    {pageRoutes.map(({ pattern, Page }) => (
                      <Route key={pattern} path={pattern} element={<Page />} />
                    ))}
                  </Routes>
                </Suspense>
              </ErrorBoundary>
            </DeskLayout>
          </SessionGuard>
          <Toasts />
        </UiProvider>
      </LinkProvider>
    </QueryClientProvider>
  )
}
