import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { redirects } from '../shared/page-paths.derived.ts'
import { pageRoutes, routeOf } from './page-routes.ts'

const root = join(__dirname, '../..')

it.each([
  ['/', 'src/routes/home.tsx'],
  ['/trips', 'src/routes/trips.tsx'],
  ['/trips/7', 'src/routes/trip.tsx'],
  ['/trips/seven', 'src/routes/trip.tsx'],
  ['/destinations/bali', 'src/routes/destination.tsx'],
  ['/request-invite/bali', 'src/routes/request-invite.tsx'],
  ['/book/7', 'src/routes/book.tsx'],
  ['/receipts/FF-25-26-000042', 'src/routes/receipt.tsx'],
  ['/groups/7', 'src/routes/group.tsx'],
  ['/faqs', 'content/faqs.md'],
  ['/payment-info', 'content/payment-info.md'],
  ['/all-trips', 'src/routes/trips.tsx'],
  ['/no/such/page', 'src/routes/not-found.tsx'],
])('renders %s with %s', (path, file) => {
  expect(routeOf(path).file).toBe(file)
})

it.each(pageRoutes.map((route) => [route.pattern, route] as const))(
  'loads the module of %s',
  async (_, { file, preload }) => {
    expect(existsSync(join(root, file))).toBe(true)
    await expect(preload()).resolves.toBeUndefined()
  },
)

it('has a route for every file of src/routes', () => {
  const files = readdirSync(join(root, 'src/routes'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `src/routes/${name}`)
  const routed = new Set(pageRoutes.map(({ file }) => file))
  expect(files.filter((file) => !routed.has(file))).toEqual([])
})

it('redirects old paths', () => {
  expect(redirects).toEqual({ '/trip-quiz': '/quiz', '/all-trips': '/trips' })
})
