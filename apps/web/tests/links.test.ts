/** @jest-environment node */
import { pageRoutes } from '../src/app/route-table.ts'
import { redirects } from '../src/app/redirects.ts'
import { footerGroups, headerLinks } from '../src/shared/layout/navigation.ts'
import { type PrerenderedPage, publicPaths, sourceOf } from '../src/prerender.tsx'
import { attributesOf, deadLinks, isFile, prerenderSite } from './prerendered-site.ts'

let pages: Map<string, PrerenderedPage>
beforeAll(async () => {
  pages = await prerenderSite()
}, 120_000)

it('no link on any page is dead', () => {
  const dead = [...pages].flatMap(([path, page]) =>
    deadLinks(pages, path, page).map((href) => `${path} → ${href}`),
  )
  expect(dead).toEqual([])
  const links = [...pages.values()].flatMap(({ body }) => attributesOf(body, 'a', 'href'))
  expect(links.length).toBeGreaterThan(1500)
})

it.each([
  ['a page that is not there', '/team/nobody'],
  ['a file that is not there', '/art/none.png'],
  ['a place that the page does not have', '/faqs#no-such-question'],
  ['a place that this page does not have', '#nowhere'],
  ['an old address of somewhere else', '/old-quiz'],
  ['a call of the API that is no download', '/api/trips'],
  ['a script', 'javascript:void 0'],
])('the walk itself finds %s', (_, href) => {
  const page = pages.get('/team')!
  const tampered = { ...page, body: `${page.body}<a href="${href}">There</a>` }
  expect(deadLinks(pages, '/team', tampered)).toEqual([href])
})

it('the walk itself lets what exists pass', () => {
  const page = pages.get('/team')!
  const hrefs = ['/all-trips?region=asia', '/admin', '/art/logo.svg', '#the-host', '/sitemap.xml']
  const body = page.body + hrefs.map((href) => `<a href="${href}">There</a>`).join('')
  expect(deadLinks(pages, '/team', { ...page, body })).toEqual([])
})

it('every picture and every icon is a file of the site', () => {
  const missing = [...pages].flatMap(([path, { head, body }]) =>
    [...attributesOf(body, 'img', 'src'), ...attributesOf(head, 'link', 'href')]
      .filter((address) => address.startsWith('/') && !isFile(address))
      .map((address) => `${path} → ${address}`),
  )
  expect(missing).toEqual([])
})

it('no page uses an id twice', () => {
  for (const [path, { body }] of pages) {
    const ids = attributesOf(body, '[a-z0-9]+', 'id')
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []])
  }
})

it('header and footer lead to pages of their own', () => {
  const links = [...headerLinks, ...footerGroups.flatMap((group) => group.links)]
  const notFound = sourceOf('/no/such/page')
  for (const { href } of links.filter(({ href }) => href !== '/admin')) {
    expect([href, publicPaths.includes(href), sourceOf(href) === notFound]).toEqual([
      href,
      true,
      false,
    ])
  }
})

it('every row of the route table is a page that the build writes', () => {
  const used = new Set(publicPaths.map((path) => sourceOf(path)))
  const unused = pageRoutes.filter(({ pattern }) => pattern !== '*' && !used.has(sourceOf(pattern)))
  expect(unused.map(({ pattern }) => pattern)).toEqual([])
})

it('old addresses lead to pages, and are none themselves', () => {
  expect(redirects).toEqual({ '/trip-quiz': '/quiz', '/all-trips': '/trips' })
  for (const [from, to] of Object.entries(redirects)) {
    expect(publicPaths).toContain(to)
    expect(publicPaths).not.toContain(from)
    expect(sourceOf(from)).toBe(sourceOf(to))
  }
})
