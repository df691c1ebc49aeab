import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBlock } from '../../src/app/boot/page-block.ts'
import type { DynamicRoute } from '../../src/prerender.tsx'

const dist = join(__dirname, '../../dist')
const client = join(dist, 'client')

const readJson = <Value>(file: string): Value => {
  const path = join(dist, file)
  if (!existsSync(path)) throw new Error('Build the site first: npm run build -w @farandfew/web')
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}

/** The routes that the build passes to the host. */
export const manifest = readJson<{
  originPlaceholder: string
  pages: Record<string, string>
  redirects: Record<string, string>
  dynamic: DynamicRoute[]
  notFound: string
}>('routes.json')

export const { originPlaceholder, redirects } = manifest

/** The built scripts by file: their imports, and the npm packages in them. */
export const chunks =
  readJson<Record<string, { imports: string[]; packages: string[]; modules: string[] }>>(
    'chunks.json',
  )

export interface BuiltPage {
  file: string
  html: string
  head: string
  body: string
  block: PageBlock
}

const parts =
  /<head>(.*)<\/head>.*?<div id="root">(.*)<\/div>\s*<script type="application\/json"[^>]*>(.*?)<\/script>/s

function readPage(file: string): BuiltPage {
  const html = readSiteFile(file).toString()
  const [, head = '', body = '', json = ''] = parts.exec(html) ?? []
  return { file, html, head, body, block: JSON.parse(json) as PageBlock }
}

/** The content of a file of the site. */
export const readSiteFile = (file: string) => readFileSync(join(client, file))

/** The pages by path. */
export const pages: ReadonlyMap<string, BuiltPage> = new Map(
  Object.entries(manifest.pages).map(([path, file]) => [path, readPage(file)]),
)

export const notFoundPage = readPage(manifest.notFound)
export const tripShell = readPage(manifest.dynamic[0]!.file)

export const bookShell = readPage(manifest.dynamic[1]!.file)
export const receiptShell = readPage(manifest.dynamic[2]!.file)
export const groupShell = readPage(manifest.dynamic[3]!.file)

/** All HTML files: the pages, the not-found page and the shells. */
export const allPages: ReadonlyMap<string, BuiltPage> = new Map([
  ...pages,
  ['/404', notFoundPage],
  ['/trips/0', tripShell],
  ['/book/0', bookShell],
  ['/receipts/0', receiptShell],
  ['/groups/0', groupShell],
])

/** The canonical path of a page; undefined if search engines do not list it. */
export const canonicalOf = ({ head }: BuiltPage) =>
  /rel="canonical" href="([^"]+)"/.exec(head)?.[1]?.slice(originPlaceholder.length)

/** The paths that search engines list: those that are their own canonical path. */
export const listedPaths = [...pages]
  .filter(([path, page]) => canonicalOf(page) === path)
  .map(([path]) => path)

/** Whether a path is a file of the site, but not a page. */
export const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(client, path))

/** The values of an attribute of all tags with a name. */
export function attributesOf(html: string, tag: string, attribute: string): string[] {
  const tags = html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${attribute}="([^"]*)"`, 'g'))
  return [...tags].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

/** The content of a meta tag by its name or property. */
export const metaOf = ({ head }: BuiltPage, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1]

/** API paths that a link may lead to, such as a calendar file. */
const download = /^\/api\/(?:[\w/-]+\.ics|club\.html)$/

/** The body of the page at a path, or of the shell that is sent for it. */
function bodyOf(path: string): string | undefined {
  const shell = manifest.dynamic.find(({ pattern }) => new RegExp(pattern).test(path))
  return (pages.get(path) ?? (shell && readPage(shell.file)))?.body
}

/** The links of a page without a target: no such page, redirect, file, or id on the page. */
export function deadLinks(path: string, { body }: Pick<BuiltPage, 'body'>): string[] {
  return attributesOf(body, 'a', 'href').filter((href) => {
    const url = new URL(href, originPlaceholder + path)
    if (url.origin !== originPlaceholder) return !['mailto:', 'https:'].includes(url.protocol)
    const target = redirects[url.pathname] ?? url.pathname
    const targetBody = href.startsWith('#') ? body : bodyOf(target)
    if (targetBody === undefined) {
      return !(target === '/admin' || isFile(target) || download.test(target))
    }
    return url.hash !== '' && !targetBody.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`)
  })
}
