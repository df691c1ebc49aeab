import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourceOf } from './route-sources.ts'
import { pageRoutes } from './route-table.ts'

it.each([
  ['/', 'src/routes/home.tsx'],
  ['/trips', 'src/routes/trips.tsx'],
  ['/trips/7', 'src/routes/trip-detail.tsx'],
  ['/trips/seven', 'src/routes/trip-detail.tsx'],
  ['/destinations/bali', 'src/routes/destination.tsx'],
  ['/no/such/page', 'src/routes/not-found.tsx'],
])('shows %s by %s', (path, source) => {
  expect(sourceOf(path)).toBe(source)
})

it('leaves what no other row matches to the not-found page, which is the last', () => {
  expect(pageRoutes.at(-1)?.pattern).toBe('*')
  expect(pageRoutes.filter(({ pattern }) => pattern === '*')).toHaveLength(1)
})

it.each(pageRoutes.map(({ pattern, preload }) => [pattern, preload] as const))(
  'loads the module that the build knows for %s',
  async (pattern, preload) => {
    const path = pattern === '*' ? '/no/such/page' : pattern
    expect(existsSync(join(__dirname, '../..', sourceOf(path)))).toBe(true)
    await expect(preload()).resolves.toBeUndefined()
  },
)
