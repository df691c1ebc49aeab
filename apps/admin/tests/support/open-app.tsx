import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LinkProvider } from '@farandfew/ui/link/link.tsx'
import { createUser } from '@farandfew/ui/testing/create-user.ts'
import { Unstyled } from '@farandfew/ui/testing/unstyled.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { dismiss } from '@farandfew/ui/toast/toast-store.ts'
import { Toasts } from '@farandfew/ui/toast/toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { App, AppLink, Pages } from '../../src/app/app.tsx'
import { ConsoleRouter } from '../../src/app/console-router.tsx'
import { createQueryClient } from '../../src/app/query-client.ts'
import { type FakeApi, startFakeApi } from './fake-api.ts'

/** Starts a fake API for each test of a file, and sends the calls of the app there. */
export function withFakeApi(): () => FakeApi {
  const platformFetch = globalThis.fetch
  let api: FakeApi
  beforeEach(async () => {
    api = await startFakeApi()
    // A browser resolves a path against the page's origin; Node has no page.
    globalThis.fetch = (path, init) => platformFetch(`${api.origin}${String(path)}`, init)
  })
  afterEach(async () => {
    act(() => dismiss())
    globalThis.fetch = platformFetch
    await api.close()
  })
  return () => api
}

const html = new DOMParser().parseFromString(
  readFileSync(join(__dirname, '../../index.html'), 'utf8'),
  'text/html',
)

function renderAt(path: string, children: ReactNode) {
  document.documentElement.lang = html.documentElement.lang
  window.history.replaceState(null, '', path)
  const user = createUser()
  render(<ConsoleRouter>{children}</ConsoleRouter>, { wrapper: Unstyled })
  return user
}

/** Opens the whole console: gate, layout and page. */
export function openApp(path = '/') {
  const queryClient = createQueryClient()
  return { user: renderAt(path, <App queryClient={queryClient} />), queryClient }
}

/** Opens only the page of a path, without gate and layout, for tests that are not about these. */
export function openPage(path = '/') {
  const queryClient = createQueryClient()
  const user = renderAt(
    path,
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={AppLink}>
        <UiProvider>
          <Pages />
          <Toasts />
        </UiProvider>
      </LinkProvider>
    </QueryClientProvider>,
  )
  return { user, queryClient }
}
