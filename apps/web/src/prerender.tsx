import { catalogue } from '@farandfew/domain/catalogue'
import { destinationsWithPage } from '@farandfew/domain/destinations'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/app.tsx'
import { originPlaceholder, type PageData, type Queries } from './app/page-data.ts'
import { paths, tripLink } from './app/paths.ts'
import { createQueryClient } from './app/query-client.ts'
import { routeOf } from './app/route-table.ts'
import { preloadIslands } from './features/deferred/island.tsx'
import { tripKey, tripsKey } from './features/trips/trips.keys.ts'

export { pageBlockElementId } from './boot/page-block.ts'
export { originPlaceholder } from './app/page-data.ts'
export { startSource } from './app/route-table.ts'

/** One file that the build writes. */
export interface PrerenderedPage {
  /** Below the site's root, as a file: `trips/1.html`. */
  file: string
  head: string
  body: string
  data: PageData
}

/** A kind of path that is not known at build time: which file to send, and which call says whether the thing exists. */
export interface DynamicRoute {
  pattern: string
  file: string
  probe: string
}

/** Paths below which the catalogue may grow after the build. */
export const dynamicRoutes: readonly DynamicRoute[] = [
  { pattern: '^/trips/([0-9]+)$', file: 'trips/shell.html', probe: '/api/trips/$1' },
]

/** Every path that is prerendered, with the trips that its page shows. */
export function prerenderedPaths(): string[] {
  return [
    paths.home,
    paths.trips,
    ...catalogue.map((trip) => paths.trip(trip.id)),
    ...destinationsWithPage.map(paths.destination),
  ]
}

/** The module of a path's page, as the build's manifest names it. */
export const sourceOf = (path: string) => routeOf(path).source

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Renders a path with the catalogue of the build. */
export async function prerenderPath(path: string): Promise<PrerenderedPage> {
  return render(path, path, fileOf(path))
}

/** The page for a path that no route knows; it is rendered afresh in the browser, whatever the path is. */
export const prerenderNotFound = () => render('/404', null, '404.html')

/** A trip that the build did not know: the shape of the page while it is asked for. */
export const prerenderTripShell = () => render('/trips/0', null, 'trips/shell.html')

async function render(
  path: string,
  dataPath: string | null,
  file: string,
): Promise<PrerenderedPage> {
  await routeOf(path).preload()
  await preloadIslands()
  const queryClient = createQueryClient()
  const queries = queriesOf(path)
  for (const [key, value] of queries) queryClient.setQueryData(key, value)
  const data: PageData = {
    path: dataPath,
    origin: originPlaceholder,
    year: new Date().getFullYear(),
    queries: dataPath === null ? [] : queries,
  }
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <App queryClient={queryClient} pageData={data} />
      </StaticRouter>,
    ),
  )
  // React writes titles, metas and links that a page declares in front of its markup; their place is the head.
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  const head = hoisted + sheet.getStyleTags()
  sheet.seal()
  // Its timers would keep the build alive until they forget what was read.
  queryClient.clear()
  return { file, head, body: html.slice(hoisted.length), data }
}

/** What a page reads, from the catalogue of the build. */
function queriesOf(path: string): Queries {
  if (path === paths.home || path === paths.trips) return [[tripsKey, catalogue]]
  const trip = catalogue.find(
    (candidate) => paths.trip(candidate.id) === path || tripLink(candidate) === path,
  )
  return trip ? [[tripKey(trip.id), trip]] : []
}
