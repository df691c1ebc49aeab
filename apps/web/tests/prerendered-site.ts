import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  foundFiles,
  originPlaceholder,
  type PrerenderedPage,
  prerenderNotFound,
  prerenderPath,
  prerenderTripShell,
  publicPaths,
  redirects,
} from '../src/prerender.tsx'

/** Where files lie that the site serves as they are. */
const publicFolder = join(__dirname, '../public')

/** What the build writes, by path; the two pages that no path names by their files. */
export async function prerenderSite(): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>()
  for (const path of publicPaths) pages.set(path, await prerenderPath(path))
  pages.set('/404.html', await prerenderNotFound())
  pages.set('/trips/shell.html', await prerenderTripShell())
  return pages
}

/** Whether a path is a file of the site. */
export const isFile = (path: string) =>
  path.slice(1) in foundFiles || (/\.\w+$/.test(path) && existsSync(join(publicFolder, path)))

/** The bytes of a file that the site serves as it is. */
export const readPublic = (path: string) => readFileSync(join(publicFolder, path))

/** A tag's attribute as the page writes it, of each such tag. */
export function attributesOf(html: string, tag: string, attribute: string): string[] {
  const tags = html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${attribute}="([^"]*)"`, 'g'))
  return [...tags].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

/** The content of a share tag, or of a meta tag by its name. */
export const metaOf = ({ head }: PrerenderedPage, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1]

/** Calls of the API that a link may lead to, as a calendar file. */
const download = /^\/api\/[\w/-]+\.ics$/

/** The links of a page that lead nowhere: no page, no redirect, no file, or a place that the page does not have. */
export function deadLinks(
  pages: ReadonlyMap<string, PrerenderedPage>,
  path: string,
  { body }: PrerenderedPage,
): string[] {
  return attributesOf(body, 'a', 'href').filter((href) => {
    const url = new URL(href, originPlaceholder + path)
    if (url.origin !== originPlaceholder) return !['mailto:', 'https:'].includes(url.protocol)
    const target = redirects[url.pathname] ?? url.pathname
    // A place on the page itself is looked for there, whatever file it is.
    const page = href.startsWith('#') ? body : pages.get(target)?.body
    if (page === undefined) return !(target === '/admin' || isFile(target) || download.test(target))
    return url.hash !== '' && !page.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`)
  })
}
