import '@farandfew/ui/fonts.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { readPageData } from './app/page-data.ts'
import { createQueryClient } from './app/query-client.ts'
import { routeOf } from './app/route-table.ts'

const pageData = readPageData()
const queryClient = createQueryClient()
const { pathname } = window.location
const root = document.getElementById('root')!
const app = (
  <BrowserRouter>
    <App queryClient={queryClient} pageData={pageData} />
  </BrowserRouter>
)

await routeOf(pathname).preload()

if (pageData.path === pathname) {
  for (const [key, data] of pageData.queries) queryClient.setQueryData(key, data)
  hydrateRoot(root, app, {
    // A prerendered page that the browser renders differently is a fault of ours: say so where the browser tests look.
    onRecoverableError: (error) => console.error('Hydration:', error),
  })
  // The page shows the catalogue of its build; ask the API once for what has changed since (rulings 32).
  void queryClient.invalidateQueries()
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
