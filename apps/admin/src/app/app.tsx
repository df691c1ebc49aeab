import { LinkProvider, type UiLinkProps } from '@farandfew/ui/link/link.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { SafeToasts } from '@farandfew/ui/toast/safe-toasts.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary, type Failure } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import { failureCause } from '@farandfew/ui/error-boundary/load-failure.ts'
import { ReloadButton } from '@farandfew/ui/error-boundary/reload-button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { createGlobalStyle } from 'styled-components'
import { darkDeclarations } from '@farandfew/ui/theme/switchable-colors.ts'
import { AppLayout } from '../shared/layout/app-layout.tsx'
import { LateWords } from '../shared/notices/late-words.ts'
import { ShortcutHelp } from '../shared/keys/shortcut-help.tsx'
import { Palette } from '../features/palette/palette.tsx'
import { GateLayout } from '../features/operator-sessions/gate-layout.tsx'
import { useLock, useSession } from '../features/operator-sessions/session.data.ts'
import { SessionCorner } from '../features/operator-sessions/session-corner.tsx'
import { SessionGuard } from '../features/operator-sessions/session-guard.tsx'
import { chooseTheme } from '../shared/theme/theme-choice.ts'
import { ThemeSwitch } from '../shared/theme/theme-switch.tsx'
import { paths } from '../shared/paths.ts'
import { type RoomName, rooms } from '../shared/pages.ts'
import { useRooms } from '../shared/rooms.ts'
import { pageRoutes, routeOf } from './page-routes.tsx'

/** The link component for libs/ui: every link leads to a page of the console. */
export function AppLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />
}

/** The console below its router. Without an open session it renders only the gate. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={AppLink}>
        <UiProvider>
          <ThemeStyle />
          <ErrorBoundary fallback={BrokenPage}>
            <Entrance />
          </ErrorBoundary>
          <SafeToasts />
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
          {redirects.map(({ pattern, element }) => (
            <Route key={pattern} path={pattern} element={element} />
          ))}
          {pageRoutes.map(({ pattern, element }) => (
            <Route key={pattern} path={pattern} element={element} />
          ))}
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}

/** Replaces a page that throws. The header with its lock button keeps working. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={BrokenPage}>{children}</ErrorBoundary>
}

function BrokenPage({ error }: Failure) {
  return (
    <>
      <h1>Something went wrong on this page</h1>
      <Notice role="alert">
        <p>{`${failureCause(error)} Everything that you have saved is safe.`}</p>
        <ReloadButton />
      </Notice>
    </>
  )
}

/** Shown while a page's code loads; the text appears if it takes long. */
const PageLoading = () => <LateWords role="status">Opening…</LateWords>

/** The colours of the dark theme. */
const ThemeStyle = createGlobalStyle`
  :root[data-theme='dark'] { ${darkDeclarations} }
`

/**
 * The console's own address: Today for an operator's own account, the members for the club's password
 * (docs/product.md#console).
 */
function Start() {
  const { data: session } = useSession()
  return <Navigate to={session?.ownAccount === true ? paths.today : paths.members} replace />
}

/** The address of a room without a page leads to the first one that the role sees in it. */
function FirstPage({ room }: { room: RoomName }) {
  const [first] = useRooms().find(({ name }) => name === room)?.pages ?? []
  return <Navigate to={first?.path ?? paths.today} replace />
}

const pagePaths: readonly unknown[] = Object.values(paths)

/** The addresses that lead to a page of another address, each as a pattern and what is rendered there. */
const redirects = [
  { pattern: paths.start, element: <Start /> },
  ...(Object.keys(rooms) as RoomName[])
    .filter((room) => !pagePaths.includes(`/${room}`))
    .map((room) => ({ pattern: `/${room}`, element: <FirstPage room={room} /> })),
]
