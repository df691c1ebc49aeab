/** @jest-environment node */
import { routeOf } from '../../src/app/page-routes.ts'
import { footerGroups, headerLinks } from '../../src/shared/navigation.derived.ts'
import { allPages, attributesOf, deadLinks, isFile, pages, redirects } from './built-site.ts'

it('no page has a dead link', () => {
  const dead = [...allPages].flatMap(([path, page]) =>
    deadLinks(path, page).map((href) => `${path} → ${href}`),
  )
  expect(dead).toEqual([])
  const links = [...allPages.values()].flatMap(({ body }) => attributesOf(body, 'a', 'href'))
  expect(links.length).toBeGreaterThan(1500)
})

describe('the search for dead links', () => {
  it.each([
    ['a missing page', '/team/nobody'],
    ['a missing file', '/art/none.png'],
    ['a missing id on another page', '/faqs#no-such-question'],
    ['a missing id on the page', '#nowhere'],
    ['an old path that does not redirect', '/old-quiz'],
    ['a call of the API that is not a download', '/api/trips'],
    ['a script', 'javascript:void 0'],
  ])('finds %s', (_, href) => {
    const { body } = pages.get('/team')!
    const page = { body: `${body}<a href="${href}">There</a>` }
    expect(deadLinks('/team', page)).toEqual([href])
  })

  it('accepts existing targets', () => {
    const hrefs = ['/all-trips?region=asia', '/admin', '/art/logo.svg', '#the-host', '/sitemap.xml']
    const links = hrefs.map((href) => `<a href="${href}">There</a>`).join('')
    expect(deadLinks('/team', { body: pages.get('/team')!.body + links })).toEqual([])
  })
})

it('every picture and icon exists', () => {
  const missing = [...allPages].flatMap(([path, { head, body }]) =>
    [...attributesOf(body, 'img', 'src'), ...attributesOf(head, 'link', 'href')]
      .filter((address) => address.startsWith('/') && !isFile(address))
      .map((address) => `${path} → ${address}`),
  )
  expect(missing).toEqual([])
})

it('ids are unique on each page', () => {
  for (const [path, { body }] of allPages) {
    const ids = attributesOf(body, '[a-z0-9]+', 'id')
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []])
  }
})

it('header and footer link to pages', () => {
  const links = [...headerLinks, ...footerGroups.flatMap((group) => group.links)]
  const hrefs = links.map(({ href }) => href).filter((href) => href !== '/admin')
  expect(hrefs.filter((href) => !pages.has(href))).toEqual([])
})

it('old paths redirect to pages', () => {
  expect(redirects).toEqual({ '/trip-quiz': '/quiz', '/all-trips': '/trips' })
  for (const [from, to] of Object.entries(redirects)) {
    expect([pages.has(to), pages.has(from)]).toEqual([true, false])
    expect(routeOf(from)).toBe(routeOf(to))
  }
})
