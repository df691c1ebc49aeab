import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { createUser } from '@farandfew/ui/testing'
import { dismiss } from '@farandfew/ui/toast'
import axe from 'axe-core'
import { act } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { type DeskServer, startDeskServer } from './desk-server.ts'

/** A desk server for the tests of a file, afresh for each; calls of the app go there. */
export function withDeskServer(): () => DeskServer {
  const platformFetch = globalThis.fetch
  let server: DeskServer
  beforeEach(async () => {
    server = await startDeskServer()
    // A browser resolves a path against the page's origin; Node has no page.
    globalThis.fetch = (path, init) => platformFetch(`${server.origin}${String(path)}`, init)
  })
  afterEach(async () => {
    act(() => dismiss())
    globalThis.fetch = platformFetch
    await server.close()
  })
  return () => server
}

const page = new DOMParser().parseFromString(
  readFileSync(join(__dirname, '../index.html'), 'utf8'),
  'text/html',
)

/** Opens the console at a path of its own. */
export function openApp(path = '/') {
  document.documentElement.lang = page.documentElement.lang
  window.history.replaceState(null, '', path)
  const queryClient = createQueryClient()
  const user = createUser()
  render(
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>,
  )
  return { user, queryClient }
}

/** What axe finds on the whole page; contrast wants a real browser. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
