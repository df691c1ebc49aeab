import type { Page, Request } from '@playwright/test'

/** The requests of each page that are not answered yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** The requests that a page sends from now on, until they are answered. A stream of events is not one of them: it never ends. */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const known = pending.get(page)
  if (known) return known
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => {
    // A new document: nothing waits for the answers to the requests of the last one.
    if (request.isNavigationRequest()) requests.clear()
    if (request.resourceType() !== 'eventsource') requests.add(request)
  })
  const forget = (request: Request) => void requests.delete(request)
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  return requests
}

/**
 * Waits until React has taken over everything that a visitor can use. It keeps the properties of an element in the element;
 * an island keeps its prerendered markup until the visitor comes near.
 */
const hydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const propertiesOf = (element: Element) =>
        Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as
          object | undefined
      const isTaken = (control: Element) => {
        for (let element = control; element.id !== 'root'; element = element.parentElement!) {
          const properties = propertiesOf(element)
          if (properties) return element === control || 'dangerouslySetInnerHTML' in properties
        }
        return false
      }
      const controls = [
        ...document.querySelectorAll('#root :is(a, button, input, select, textarea)'),
      ]
      return controls.length > 0 && controls.every(isTaken)
    },
    undefined,
    { timeout: 30_000 },
  )

/**
 * Resolves when the page has had nothing to do twice: what it does in between may start more. After a quick change of the
 * viewport's size, Chromium may wait for a frame that never comes and call no idle callback without a timeout.
 */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    }
  })

const answered = async (request: Request) => (await request.response())?.finished()

/** Waits until a page is hydrated, has an answer to each of its requests, and has nothing to do. */
export async function quiet(page: Page): Promise<void> {
  const requests = watchRequests(page)
  await hydrated(page)
  do {
    await Promise.allSettled([...requests].map(answered))
    await idle(page)
  } while (requests.size > 0)
}
