import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import { LinkProvider } from '@farandfew/ui/link/link.tsx'
import { createUser } from '@farandfew/ui/testing/create-user.ts'
import { findViolations as findViolationsIn } from '@farandfew/ui/testing/axe.ts'
import { leftDialogs } from '@farandfew/ui/testing/left-dialogs.ts'
import { Unstyled } from '@farandfew/ui/testing/unstyled.tsx'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { dismiss } from '@farandfew/ui/toast/toast-store.ts'
import { Toasts } from '@farandfew/ui/toast/toasts.tsx'
import { type ReactNode, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { AppLink } from '../src/shared/links/app-link.tsx'
import { type PageData, PageDataProvider } from '../src/shared/page-data.ts'
import { createQueryClient } from '../src/app/query-client.ts'
import { pageRoutes, routeOf } from '../src/app/page-routes.ts'
import { createClub } from './club-rows.ts'

jest.setTimeout(60_000)

/** Gives each test of a file a new fake API and sends the site's calls to it. */
export function withFakeApi() {
  const platformFetch = globalThis.fetch
  let club: ReturnType<typeof createClub>
  beforeEach(() => {
    club = createClub()
    globalThis.fetch = (path, init) => club.respond(String(path), init)
  })
  afterEach(() => {
    act(() => dismiss())
    document.cookie = `${signedInHint}=; path=/; max-age=0`
    globalThis.fetch = platformFetch
  })
  return () => club
}

const page = new DOMParser().parseFromString(
  readFileSync(join(__dirname, '../index.html'), 'utf8'),
  'text/html',
)

/** What `start.tsx` passes without a prerendered page. */
export const pageData: PageData = {
  path: null,
  origin: 'https://club.example',
  year: 2024,
  queries: [],
}

const tick = () => new Promise((resolve) => setTimeout(resolve))

// A dialog that a test leaves open goes back in the history once its page is gone, which must not reach the next test.
afterEach(leftDialogs)

/** Prepares the document and the address, and returns what every test starts with. */
function prepare(path: string) {
  document.documentElement.lang = page.documentElement.lang
  window.history.replaceState(null, '', path)
  return { queryClient: createQueryClient(), user: createUser() }
}

/** Opens the site at a path with an optional query. Loads the code of the page first, as `start.tsx` does. */
export async function openSite(path = '/') {
  const { queryClient, user } = prepare(path)
  await routeOf(window.location.pathname).preload()
  const view = render(
    <BrowserRouter>
      <App queryClient={queryClient} pageData={pageData} />
    </BrowserRouter>,
    { wrapper: Unstyled },
  )
  // Waits for the code of the islands.
  await act(tick)
  return { user, queryClient, ...view }
}

/** Opens only a part of a page, such as a form, for tests that are not about the page around it. */
export function openPart(part: ReactNode, path = '/') {
  const { queryClient, user } = prepare(path)
  const view = render(
    <BrowserRouter>
      <PageDataProvider value={pageData}>
        <QueryClientProvider client={queryClient}>
          <LinkProvider component={AppLink}>
            <UiProvider>
              {part}
              <Toasts />
            </UiProvider>
          </LinkProvider>
        </QueryClientProvider>
      </PageDataProvider>
    </BrowserRouter>,
    { wrapper: Unstyled },
  )
  return { user, queryClient, ...view }
}

/** Opens a page and those that it links to, without header and footer, for tests that are not about these. */
export async function openPage(path = '/') {
  await routeOf(path.replace(/\?.*/, '')).preload()
  const view = openPart(
    <main>
      <Suspense fallback={null}>
        <Routes>
          {pageRoutes.map(({ pattern, Page }) => (
            <Route key={pattern} path={pattern} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </main>,
    path,
  )
  // Waits for the code of the islands.
  await act(tick)
  return view
}

/** The path and query of the browser. */
export const address = () => window.location.pathname + window.location.search

/** The attribute of a tag in the document's head; undefined if there is no such tag. */
export function headTag(selector: string, attribute = 'content'): string | undefined {
  const found = document.head.querySelectorAll(selector)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute(attribute) ?? undefined
}

/** Runs axe on the whole page. */
export const findViolations = () => findViolationsIn(document.documentElement)
