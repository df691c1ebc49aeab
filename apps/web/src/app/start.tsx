import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageData, Queries } from '../shared/page-data.ts'
import { App } from './app.tsx'
import type { EarlyInput } from './boot/early-input.ts'
import type { PageBlock } from './boot/page-block.ts'
import { routeOf } from './page-routes.ts'
import { createQueryClient } from './query-client.ts'

interface StartOptions {
  /** The data in the page; undefined in development. */
  block: PageBlock | undefined
  /** The API data of the prerendered page; undefined if it could not be loaded. */
  queries: Promise<Queries | undefined>
  earlyInput: EarlyInput
}

/** What the file's page said of itself. React would add its own next to it. */
const headTags =
  'title, [name="description"], [name="twitter:card"], [name="robots"], [property^="og:"], [rel="canonical"]'

/** Starts the app: hydrates a prerendered page, renders any other one and reads its data from the API. */
export async function start({ block, queries, earlyInput }: StartOptions): Promise<void> {
  const { pathname } = window.location
  const [read] = await Promise.all([queries, routeOf(pathname).preload()])
  const pageData: PageData = {
    path: read && block ? block.path : null,
    origin: block?.origin ?? window.location.origin,
    year: block?.year ?? new Date().getFullYear(),
    queries: read ?? [],
  }
  const queryClient = createQueryClient()
  const root = document.getElementById('root')!
  const app = (
    <OnReady run={earlyInput.repeat}>
      <BrowserRouter>
        <App queryClient={queryClient} pageData={pageData} />
      </BrowserRouter>
    </OnReady>
  )
  if (pageData.path !== pathname) {
    earlyInput.discard()
    root.replaceChildren()
    for (const tag of document.head.querySelectorAll(headTags)) tag.remove()
    createRoot(root).render(app)
    return
  }
  for (const [key, data] of pageData.queries) queryClient.setQueryData(key, data)
  // A transition hydrates in slices, between which the page responds to input.
  startTransition(() => {
    hydrateRoot(root, app, {
      // A difference between the prerendered page and the browser's is a bug. The browser tests read the console.
      onRecoverableError: (error) => console.error('Hydration:', error),
    })
  })
  // The page shows the catalogue of its build; the API may have a newer one.
  void queryClient.invalidateQueries()
}

/** Calls `run` after hydration, in a separate task, so that React can handle the events that it dispatches. */
function OnReady({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }, [run])
  return children
}
