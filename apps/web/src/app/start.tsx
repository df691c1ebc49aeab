import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import type { EarlyAct } from './boot/first-screen.ts'
import type { PageBlock } from './boot/page-block.ts'
import type { PageData, Queries } from '../shared/page-data.ts'
import { createQueryClient } from './query-client.ts'
import { routeOf } from './route-table.ts'

interface Beginning {
  /** What the page carries; undefined in development. */
  block: PageBlock | undefined
  /** What the prerendered page read, on its way; undefined where it cannot be had. */
  queries: Promise<Queries | undefined>
  early: EarlyAct
}

/** Brings the page to life: a prerendered one is hydrated, any other is rendered afresh and asks the API. */
export async function start({ block, queries, early }: Beginning): Promise<void> {
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
    <Alive onAlive={early.repeat}>
      <BrowserRouter>
        <App queryClient={queryClient} pageData={pageData} />
      </BrowserRouter>
    </Alive>
  )
  if (pageData.path !== pathname) {
    early.forget()
    root.replaceChildren()
    createRoot(root).render(app)
    return
  }
  for (const [key, data] of pageData.queries) queryClient.setQueryData(key, data)
  // As a transition it is done in slices, between which the page answers to its reader.
  startTransition(() => {
    hydrateRoot(root, app, {
      // A prerendered page that the browser renders differently is a fault of ours: say so where the browser tests look.
      onRecoverableError: (error) => console.error('Hydration:', error),
    })
  })
  // The page shows the catalogue of its build; ask the API once for what has changed since (rulings 32).
  void queryClient.invalidateQueries()
}

/** Tells when the page answers; in a task of its own, in which React can hydrate at once what an event meets. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(onAlive)
    return () => clearTimeout(timer)
  }, [onAlive])
  return children
}
