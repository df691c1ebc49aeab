import { runNx } from './support/program.ts'

/** The projects that a change of the files touches, in the order of the alphabet. */
async function touchedBy(...files: string[]): Promise<string[]> {
  const { code, out, err } = await runNx([
    'show',
    'projects',
    '--affected',
    `--files=${files.join(',')}`,
    '--json',
  ])
  if (code !== 0) throw new Error(out + err)
  return (JSON.parse(out) as string[]).sort()
}

const everyProject = [
  ...['admin', 'api', 'api-client', 'art', 'bench', 'domain', 'e2e', 'postgres'],
  ...['start', 'ui', 'web', 'workspace'],
]

test.each([
  [['libs/ui/src/button/button.tsx'], ['admin', 'ui', 'web']],
  [['libs/api-client/src/call/call.ts'], ['admin', 'api-client', 'web']],
  // The API's suites start the server of tools/postgres.
  [['tools/postgres/src/server.mjs'], ['api', 'postgres']],
  [['.env.example'], ['api', 'workspace']],
  [['docker-compose.yml', '.dockerignore', '.ci/run'], ['workspace']],
  [['README.md', 'docs/operations.md', 'docs/decisions/0004-boundaries.md'], []],
])('a change of %j touches exactly %j', async (files, expected) => {
  expect(await touchedBy(...files)).toEqual(expected)
})

test.each(['api', 'web', 'admin'])(
  'a change of %s touches no library and no other app',
  async (app) => {
    // Programs that drive or measure an app may lean on it beside the arrows of the graph.
    const drivers = ['bench', 'e2e', 'start']
    const touched = await touchedBy(`apps/${app}/src/main.ts`)
    expect(touched.filter((name) => !drivers.includes(name))).toEqual([app])
  },
)

test('a change of the domain touches all that lean on it, and nothing else', async () => {
  const apart = ['postgres', 'workspace']
  expect(await touchedBy('libs/domain/src/trips/trip.ts')).toEqual(
    everyProject.filter((name) => !apart.includes(name)),
  )
})

test.each(['package-lock.json', 'tsconfig.base.json', 'eslint.config.mjs'])(
  'a change of %s touches every project',
  async (file) => {
    expect(await touchedBy(file)).toEqual(everyProject)
  },
)
