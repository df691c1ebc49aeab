import { catalogue } from '@farandfew/domain/catalogue'
import { destinationInfo } from '@farandfew/domain/availability'
import { destinationSlugs } from '@farandfew/domain/destinations'
import type { Trip } from '@farandfew/domain/trips'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/app.tsx'
import { originPlaceholder, type PageData, type Queries } from './shared/page-data.ts'
import { paths, tripLink } from './shared/paths.ts'
import { createQueryClient } from './app/query-client.ts'
import { routeOf } from './app/route-table.ts'
import { text as faqs } from '../content/faqs.md'
import { preloadIslands } from './shared/deferred/island.tsx'
import { readHead } from './app/structured-data/read-head.ts'
import { structuredData } from './app/structured-data/structured-data.ts'
import { questionsOf } from './features/text-pages/questions-of.ts'
import { tripQuery, tripsQuery } from './shared/trips/trips.data.ts'

export { pageBlockElementId } from './app/boot/page-block.ts'
export { originPlaceholder } from './shared/page-data.ts'
export { foundFiles } from './app/found-files.ts'
export { publicPaths } from './app/public-paths.ts'
export { redirects } from './app/redirects.ts'
export { sourceOf, startSource } from './app/route-sources.ts'

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
  const subject = structuredData({
    head: readHead(hoisted),
    origin: originPlaceholder,
    trip: tripOf(path),
    questions: path === paths.faqs ? questionsOf(faqs) : undefined,
  })
  const head = hoisted + sheet.getStyleTags() + subject
  sheet.seal()
  // Its timers would keep the build alive until they forget what was read.
  queryClient.clear()
  return { file, head, body: html.slice(hoisted.length), data }
}

/** What a page reads, from the catalogue of the build. */
function queriesOf(path: string): Queries {
  if (path === paths.home || path === paths.trips) return [[tripsQuery.queryKey, catalogue]]
  const trip = tripOf(path)
  return trip ? [[tripQuery(trip.id).queryKey, trip]] : []
}

/** The trip that a page is about. */
function tripOf(path: string): Trip | undefined {
  const invited = destinationSlugs.find((slug) => paths.requestInvite(slug) === path)
  return catalogue.find((candidate) =>
    invited
      ? candidate.id === destinationInfo(invited)?.tripId
      : [paths.trip(candidate.id), tripLink(candidate)].includes(path),
  )
}
