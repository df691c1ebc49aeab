/** Builds the site: the browser's files, the prerenderer, and with it every public page. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { browserCheck } from '../../../libs/ui/scripts/browser-plugin.mjs'
import { browserTargets } from '../../../libs/ui/scripts/browsers.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const client = join(here, 'dist/client')
const prerenderDir = join(here, 'dist/prerender')

const { output } = await build({ root: here, logLevel: 'warn' })
await build({ root: here, logLevel: 'warn', build: { ssr: 'src/prerender.tsx' } })
await buildWorker()

const site = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href)
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
const template = withPatientScript(
  await inlineStyles(await readFile(join(client, 'index.html'), 'utf8')),
)

/** The folder of pages whose URL names a departure or a length. */
const choiceFolder = 'choice'

const pages = await site.prerenderPages()
for (const page of pages.values()) await writePage(page)
await writePage(await site.prerenderNotFound())
for (const shell of await site.prerenderShells()) await writePage(shell)

const listedPaths = [...pages].filter(([, { isListed }]) => isListed).map(([path]) => path)
for (const [file, text] of Object.entries(site.siteFiles(listedPaths))) {
  await mkdir(dirname(join(client, file)), { recursive: true })
  await writeFile(join(client, file), text)
}

const routes = {
  originPlaceholder: site.originPlaceholder,
  variants: { query: site.choicePattern, folder: choiceFolder },
  pages: Object.fromEntries([...pages].map(([path, { file }]) => [path, file])),
  redirects: site.redirects,
  dynamic: site.dynamicRoutes,
  notFound: '404.html',
}
await writeFile(join(here, 'dist/routes.json'), JSON.stringify(routes, null, 2) + '\n')
await writeFile(join(here, 'dist/chunks.json'), JSON.stringify(chunkFacts(), null, 2) + '\n')
await rm(join(client, '.vite'), { recursive: true })
await rm(prerenderDir, { recursive: true })

/** The service worker of the Trip Pocket, at the site's root, where its scope may be any path. */
function buildWorker() {
  return build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.TRIP_POCKET_RETIRED': JSON.stringify(process.env['TRIP_POCKET_RETIRED'] ?? ''),
    },
    plugins: [browserCheck()],
    build: {
      target: browserTargets(),
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(here, 'src/trip-pocket-worker/worker.ts'),
        output: { entryFileNames: 'trip-pocket-worker.js' },
      },
    },
  })
}

/** What each script imports and contains, for the tests. */
function chunkFacts() {
  const packageOf = (module) =>
    /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(module)?.[1]
  return Object.fromEntries(
    output
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, imports, moduleIds }) => [
        fileName,
        {
          imports,
          packages: [...new Set(moduleIds.flatMap((module) => packageOf(module) ?? []))].sort(),
          modules: moduleIds
            .filter((module) => !packageOf(module))
            .map((module) => relative(here, module)),
        },
      ]),
  )
}

/** Puts the small style sheet into the page, which saves a round trip before the first paint. */
async function inlineStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  for (const [tag, href] of links) {
    const css = await readFile(join(client, href), 'utf8')
    html = html.replace(tag, () => `<style>${css.trim()}</style>`)
    await rm(join(client, href))
  }
  return html
}

/** The first script waits for the picture and the fonts of the first screen, which need no script. Vite drops the attribute. */
function withPatientScript(html) {
  return html.replace('<script type="module"', '$& fetchpriority="low"')
}

async function writePage({
  file,
  module,
  head,
  body,
  things,
  data,
  isKept,
  manifest: manifestUrl,
}) {
  const block = {
    ...data,
    scripts: scriptsOf([site.startFile, ...(data.path === null && !isKept ? [] : [module])]),
    queries: await placeQueries(data.queries),
  }
  // Not in the template, because the manifests do not exist in development.
  const manifestLink = `<link rel="manifest" href="${manifestUrl}">`
  const html = template
    // iOS takes the icon of the home screen from here, not from the manifest.
    .replace('/apple-touch-icon.png', isKept ? '/trip-pocket-maskable-512.png' : '$&')
    .replace('<!--head-->', () => fontPreload() + manifestLink + head)
    .replace('<!--app-->', () => body)
    .replace(
      '<!--data-->',
      () =>
        `<script type="application/json" id="${site.pageBlockElementId}">${toJson(block)}</script>` +
        things,
    )
  await writeHtml(file, html)
  const variant = site.hideChoice(html)
  if (variant) await writeHtml(`${choiceFolder}/${file}`, variant)
}

async function writeHtml(file, html) {
  const target = join(client, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, html)
}

/**
 * The API data of a page. If it is large it goes to a file, which pages with the same data share, so that the page fits
 * into what a server sends before the first acknowledgement (10 segments, 14 kB; RFC 6928).
 */
async function placeQueries(queries) {
  const json = toJson(queries)
  if (json.length < 10_000) return queries
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const url = `/assets/read-${hash}.json`
  await writeFile(join(client, url), json)
  return url
}

/**
 * The titles' font, which replaces its fallback when it arrives. The font of the text is not awaited: if it is not there
 * at once, the visit keeps the fallback, which has the same measures.
 */
function fontPreload() {
  const href = /url\(([^)]*fraunces-latin-common[^)]*\.woff2)\)/.exec(template)?.[1]
  if (!href) throw new Error('The style sheet names no file of Fraunces to preload')
  return `<link rel="preload" as="font" type="font/woff2" href="${href.replaceAll(/["']/g, '')}" crossorigin>`
}

/** The scripts of modules, each after its imports. */
function scriptsOf(modules) {
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
  modules.forEach(collect)
  return [...files]
}

/** JSON that is safe inside a script element. */
function toJson(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
