/** Builds the site: the browser's files, the prerenderer, and with it every public page. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('..', import.meta.url))
const client = join(here, 'dist/client')
const prerenderDir = join(here, 'dist/prerender')

await build({ root: here, logLevel: 'warn' })
await build({ root: here, logLevel: 'warn', build: { ssr: 'src/prerender.tsx' } })

const site = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href)
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
const template = await inlineStyles(await readFile(join(client, 'index.html'), 'utf8'))
/** In development there is no such file, and the template names none. */
const manifestLink = '<link rel="manifest" href="/site.webmanifest">'

const paths = site.publicPaths
const pages = await Promise.all([
  ...paths.map(site.prerenderPath),
  site.prerenderNotFound(),
  site.prerenderTripShell(),
])
for (const page of pages) await writePage(page)
for (const [file, text] of Object.entries(site.foundFiles)) {
  await writeFile(join(client, file), text)
}

const routes = {
  originPlaceholder: site.originPlaceholder,
  pages: Object.fromEntries(paths.map((path, index) => [path, pages[index].file])),
  redirects: site.redirects,
  dynamic: site.dynamicRoutes,
  notFound: '404.html',
}
await writeFile(join(here, 'dist/routes.json'), JSON.stringify(routes, null, 2) + '\n')
await rm(join(client, '.vite'), { recursive: true })
await rm(prerenderDir, { recursive: true })

/** The style sheet is small: in the page it saves a round trip before the first paint. */
async function inlineStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  for (const [tag, href] of links) {
    const css = await readFile(join(client, href), 'utf8')
    html = html.replace(tag, () => `<style>${css.trim()}</style>`)
    await rm(join(client, href))
  }
  return html
}

async function writePage({ file, head, body, data }) {
  const block = {
    ...data,
    scripts: scriptsOf(data.path),
    queries: await placeQueries(data.queries),
  }
  const html = template
    .replace('<!--head-->', () => fontPreloads() + manifestLink + head)
    .replace('<!--app-->', () => body)
    .replace(
      '<!--data-->',
      () =>
        `<script type="application/json" id="${site.pageBlockElementId}">${toJson(block)}</script>`,
    )
  const target = join(client, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, html)
}

/**
 * What a page read. Much of it goes to a file, which pages that read the same share: the page itself should fit into
 * what a server sends before it waits for the first acknowledgement (10 segments, 14 kB; RFC 6928).
 */
async function placeQueries(queries) {
  const json = toJson(queries)
  if (json.length < 10_000) return queries
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const address = `/assets/read-${hash}.json`
  await writeFile(join(client, address), json)
  return address
}

/** Both faces are on the first screen of every page; a face that comes after it lays the whole page out once more. */
function fontPreloads() {
  return ['fraunces-latin-wght', 'instrument-sans-latin-wght'].map(fontPreload).join('\n')
}

function fontPreload(face) {
  const href = new RegExp(`url\\(([^)]*${face}[^)]*\\.woff2)\\)`).exec(template)?.[1]
  if (!href) throw new Error(`The style sheet names no file of ${face} to preload`)
  return `<link rel="preload" as="font" type="font/woff2" href="${href.replaceAll(/["']/g, '')}" crossorigin>`
}

/** The scripts that bring a page to life: what starts the site, the page's own chunk, and before each what it imports. */
function scriptsOf(path) {
  const keys = new Set()
  const files = new Set()
  const collect = (key) => {
    if (keys.has(key)) return
    keys.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of ${key}`)
    chunk.imports?.forEach(collect)
    files.add(`/${chunk.file}`)
  }
  collect(site.startSource)
  if (path !== null) collect(site.sourceOf(path))
  return [...files]
}

/** JSON that may stand in a page. */
function toJson(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
