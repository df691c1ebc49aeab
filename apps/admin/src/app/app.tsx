import { LinkProvider } from '@farandfew/ui/link/link.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { Toasts } from '@farandfew/ui/toast/toasts.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AppLayout } from '../shared/layout/app-layout.tsx'
import { PageLoading } from '../shared/layout/page-loading.tsx'
import { ShortcutHelp } from '../shared/keys/shortcut-help.tsx'
import { Palette } from '../features/palette/palette.tsx'
import { GateLayout } from '../features/operator-sessions/gate-layout.tsx'
import { useLock } from '../features/operator-sessions/session.data.ts'
import { SessionCorner } from '../features/operator-sessions/session-corner.tsx'
import { SessionGuard } from '../features/operator-sessions/session-guard.tsx'
import { paths } from '../shared/paths.ts'
import { chooseTheme } from '../shared/theme/theme-choice.ts'
import { ThemeStyle } from '../shared/theme/theme-style.ts'
import { ThemeSwitch } from '../shared/theme/theme-switch.tsx'
import { AppLink } from './app-link.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageRoutes, routeOf } from './page-routes.tsx'

/** The console below its router. Without an open session it renders only the gate. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={AppLink}>
        <UiProvider>
          <ThemeStyle />
          <Entrance />
          <Toasts />
        </UiProvider>
      </LinkProvider>
    </QueryClientProvider>
  )
}

/** The console behind its gate, and the pages before it. */
function Entrance() {
  const { pathname } = useLocation()
  if (routeOf(pathname).isPublic) {
    return (
      <GateLayout>
        <Pages />
      </GateLayout>
    )
  }
  return (
    <SessionGuard>
      <AppLayout search={<Search />} tools={<Tools />}>
        <Pages />
      </AppLayout>
    </SessionGuard>
  )
}

/** Finds pages, people and things, and does what every page can. */
function Search() {
  const { send: lock } = useLock()
  const actions = [
    { name: 'Device theme', run: () => chooseTheme('system') },
    { name: 'Light theme', run: () => chooseTheme('light') },
    { name: 'Dark theme', run: () => chooseTheme('dark') },
    { name: 'Lock the console', run: () => lock({}) },
  ]
  return <Palette actions={actions} />
}

/** Tools that every page has. */
function Tools() {
  return (
    <>
      <ThemeSwitch />
      <ShortcutHelp />
      <SessionCorner />
    </>
  )
}

/** Going to another page replaces one that threw. */
export function Pages() {
  const { pathname } = useLocation()
  return (
    <PageBoundary key={routeOf(pathname).name}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {/* A member's address without its number. */}
          <Route path="/users" element={<Navigate to={paths.users} replace />} />
          {pageRoutes.map(({ pattern, element }) => (
            <Route key={pattern} path={pattern} element={element} />
          ))}
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}
