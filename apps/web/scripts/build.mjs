/** Builds the site: the browser's files, the prerenderer, and with it every public page. */
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

const paths = site.prerenderedPaths()
const pages = await Promise.all([
  ...paths.map(site.prerenderPath),
  site.prerenderNotFound(),
  site.prerenderTripShell(),
])
for (const page of pages) await writePage(page)

const routes = {
  originPlaceholder: site.originPlaceholder,
  pages: Object.fromEntries(paths.map((path, index) => [path, pages[index].file])),
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
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${site.pageDataElementId}">${text}</script>`
  const html = template
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<!--head-->', () => fontPreload() + chunkPreloads(data.path) + head)
    .replace('<!--app-->', () => body)
    .replace('<!--data-->', () => block)
  const target = join(client, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, html)
}

/** The title face is on the first screen of every page. */
function fontPreload() {
  const href = /url\(([^)]*fraunces[^)]*\.woff2)\)/.exec(template)?.[1]
  if (!href) throw new Error('The style sheet names no Fraunces file to preload')
  return `<link rel="preload" as="font" type="font/woff2" href="${href.replaceAll(/["']/g, '')}" crossorigin>`
}

/**
 * The page's own chunk, and what it imports, start loading with the entry. The page is readable without them, so they
 * give way to its picture and its title face.
 */
function chunkPreloads(path) {
  const source = path === null ? undefined : site.sourceOf(path)
  if (!source) return ''
  const files = new Set()
  const collect = (key) => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect(source)
  return [...files]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('')
}
