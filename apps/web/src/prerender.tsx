import { receiptSlugPattern } from '@farandfew/domain/refunds/receipt-number.ts'
import { getDepartureOffer } from '@farandfew/domain/bookings/bookings.contract.ts'
import { getTrip } from '@farandfew/domain/trips/trips.contract.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/app.tsx'
import { pocketManifest } from './app/prerender/site-files.ts'
import { type StaticPage, staticPages } from './app/prerender/static-pages.ts'
import { readHead } from './app/prerender/structured-data/read-head.ts'
import { structuredData } from './app/prerender/structured-data/structured-data.ts'
import { createQueryClient } from './app/query-client.ts'
import { type PageRoute, routeOf } from './app/page-routes.ts'
import { questionsOf } from './features/text-pages/questions-of.ts'
import { preloadIslands } from './shared/deferred/island.tsx'
import { originPlaceholder, type PageData } from './shared/page-data.ts'
import { paths } from './shared/paths.ts'

export { pageBlockElementId } from './app/boot/page-block.ts'
export { choicePattern } from './shared/deferred/island.tsx'
export { hideChoice } from './app/prerender/hide-choice.ts'
export { siteFiles } from './app/prerender/site-files.ts'
export { redirects } from './shared/page-paths.derived.ts'
export { originPlaceholder } from './shared/page-data.ts'

/** The module that starts every page in the browser, as Vite's manifest names it. */
export const startFile = 'src/app/start.tsx'

/** One HTML file that the build writes. */
export interface PrerenderedPage {
  /** Below the site's root: `trips/1.html`. */
  file: string
  /** The module that renders the page, as Vite's manifest names it. */
  module: string
  head: string
  body: string
  /** What follows the body: the structured data. */
  things: string
  data: PageData
  /** Whether search engines list the page: its canonical address is its own. */
  isListed: boolean
  /** Whether a service worker keeps the page: then it names every file that it needs without a connection. */
  isKept: boolean
  /** The address of the page's web app manifest. */
  manifest: string
}

/** A kind of path whose values may grow after the build. */
export interface DynamicRoute {
  pattern: string
  /** The page to send for a value that the build did not know. */
  file: string
  /** The API call that checks whether the value exists; undefined if only its member may ask. */
  probe?: string
}

/** The loading states of pages whose parameter the build did not know, with a path that each can be rendered at. */
const shells: readonly (DynamicRoute & { path: string; isPublic?: true })[] = [
  {
    pattern: '^/trips/([0-9]+)$',
    file: 'trips/shell.html',
    probe: getTrip.path.replace(':id', '$1'),
    path: paths.trip(0),
    isPublic: true,
  },
  {
    pattern: '^/book/([0-9]+)$',
    file: 'book/shell.html',
    probe: getDepartureOffer.path.replace(':id', '$1'),
    path: paths.book(0),
  },
  {
    pattern: `^/receipts/${receiptSlugPattern}$`,
    file: 'receipts/shell.html',
    path: paths.receipt('0'),
  },
  {
    pattern: '^/groups/[0-9]{1,9}$',
    file: 'groups/shell.html',
    path: paths.group(0),
  },
  {
    pattern: '^/groups/[0-9]{1,9}/pocket$',
    file: 'groups/pocket.html',
    path: paths.tripPocket(0),
  },
  {
    pattern: '^/request-invite/([0-9]+)$',
    file: 'request-invite/shell.html',
    probe: getTrip.path.replace(':id', '$1'),
    path: paths.requestInvite(0),
  },
]

export const dynamicRoutes: readonly DynamicRoute[] = [
  ...shells.map(({ path: _, isPublic: __, ...route }) => route),
  { pattern: '^/groups/[0-9]{1,9}/pocket/manifest$', file: pocketManifest },
]

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Renders every page that is known at build time, by its path. */
export async function prerenderPages(): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>()
  for (const page of staticPages) pages.set(page.path, await render(page.path, page))
  return pages
}

/** The not-found page. It is not hydrated but rendered again, whatever the path is. */
export const prerenderNotFound = () => render('/404', undefined, '404.html')

const unlisted = '<meta name="robots" content="noindex"/>'

/** The shell of a public page may be listed: a search engine that reads `noindex` does not wait for the scripts. */
export const prerenderShells = () =>
  Promise.all(
    shells.map(async ({ path, file, isPublic }) => {
      const shell = await render(path, undefined, file)
      return isPublic ? { ...shell, head: shell.head.replace(unlisted, '') } : shell
    }),
  )

async function render(
  path: string,
  staticPage: StaticPage | undefined,
  file = fileOf(path),
): Promise<PrerenderedPage> {
  const route = routeOf(path)
  await route.preload()
  await preloadIslands()
  const queryClient = createQueryClient()
  const { queries = [], trip } = staticPage ?? {}
  const isKept = path === paths.tripPocket(0)
  for (const [key, value] of queries) queryClient.setQueryData(key, value)
  const data: PageData = {
    path: staticPage ? path : null,
    origin: originPlaceholder,
    year: new Date().getFullYear(),
    queries,
  }
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <App queryClient={queryClient} pageData={data} />
      </StaticRouter>,
    ),
  )
  // React leaves out what it cannot render, without a word.
  if (html.includes('<!--$!-->')) throw new Error(`${path} cannot be prerendered`)
  // React writes the titles, metas and links of a page in front of its markup; they belong in the head.
  const tags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  const facts = readHead(tags)
  const things = structuredData({
    head: facts,
    origin: originPlaceholder,
    trip,
    questions: staticPage?.page.isFaq ? await questionsIn(route) : undefined,
    parent: staticPage?.page.parent,
  })
  const head = tags + sheet.getStyleTags()
  sheet.seal()
  // Its timers would keep the build running.
  queryClient.clear()
  return {
    file,
    module: route.file,
    head,
    body: html.slice(tags.length),
    things,
    data,
    isListed: facts.canonical === originPlaceholder + path,
    isKept,
    // Relative to the page, so that the manifest's own addresses are those of this departure.
    manifest: isKept ? 'pocket/manifest' : '/site.webmanifest',
  }
}

async function questionsIn({ load }: PageRoute) {
  const { text } = await load()
  return text && questionsOf(text)
}
