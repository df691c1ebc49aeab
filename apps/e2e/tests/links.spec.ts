import { expect, type APIRequestContext, test } from '@playwright/test'
import { system } from './support/system.ts'

/** The links of a page, and the ids that a link can refer to. */
function read(html: string) {
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
  return {
    links: values(/<a\b[^>]*? href="([^"]*)"/g),
    ids: new Set(values(/ id="([^"]*)"/g)),
  }
}

/** Follows all links of the site, and returns the answer of each address. */
async function walk(request: APIRequestContext, start: string) {
  const answers = new Map<string, { status: number; ids: ReadonlySet<string> }>()
  const wanted: { from: string; path: string; hash: string }[] = []
  const queue = [start]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (answers.has(path)) continue
    const response = await request.get(path, { maxRedirects: 0 })
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
    const { links, ids } = read(isPage ? await response.text() : '')
    answers.set(path, { status: response.status(), ids })
    for (const href of links) {
      const url = new URL(href, system.webUrl + path)
      if (url.origin !== new URL(system.webUrl).origin) continue
      wanted.push({ from: path, path: url.pathname, hash: url.hash.slice(1) })
      queue.push(url.pathname)
    }
  }
  return { answers, wanted }
}

test('no link on any page is broken', async ({ request }) => {
  test.setTimeout(120_000)
  const { answers, wanted } = await walk(request, '/')
  const dead = wanted.filter(({ path, hash }) => {
    const answer = answers.get(path)
    // The host redirects this path to the console.
    if (path === '/admin') return answer?.status !== 302
    return answer?.status !== 200 || (hash !== '' && !answer.ids.has(decodeURIComponent(hash)))
  })
  expect(dead).toEqual([])
  // Ten trips, and the pages in header and footer.
  expect(answers.size).toBeGreaterThan(30)
})
