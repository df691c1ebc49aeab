import { runNx } from './support/program.ts'

/** The projects that a change of one file touches, in the order of the alphabet. */
async function touchedBy(file: string): Promise<string[]> {
  const { code, out, err } = await runNx([
    'show',
    'projects',
    '--affected',
    `--files=${file}`,
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
  ['libs/ui/src/button/button.tsx', ['admin', 'ui', 'web']],
  ['libs/api-client/src/call/call.ts', ['admin', 'api-client', 'web']],
  ['apps/api/src/app.ts', ['api']],
  ['apps/web/src/main.tsx', ['web']],
  ['apps/admin/src/main.tsx', ['admin']],
  // The API's suites start the server of tools/postgres.
  ['tools/postgres/src/server.mjs', ['api', 'postgres']],
  ['.env.example', ['api', 'workspace']],
  ['docker-compose.yml', ['workspace']],
  ['docs/operations.md', []],
  ['docs/decisions/0004-boundaries.md', []],
  ['README.md', []],
])('a change of %s touches exactly %j', async (file, expected) => {
  const touched = await touchedBy(file)
  // Programs that measure or drive a part may lean on it beside the arrows of the graph.
  const leaners = ['bench', 'e2e', 'start'].filter((name) => !expected.includes(name))
  const exact = file.startsWith('apps/')
    ? touched.filter((name) => !leaners.includes(name))
    : touched
  expect(exact).toEqual(expected)
})

test('a change of the domain touches all that lean on it, and nothing else', async () => {
  const apart = ['postgres', 'workspace']
  expect(await touchedBy('libs/domain/src/trips/trip.ts')).toEqual(
    everyProject.filter((name) => !apart.includes(name)),
  )
})

test.each(['package-lock.json', 'tsconfig.base.json', 'nx.json', 'eslint.config.mjs'])(
  'a change of %s touches every project',
  async (file) => {
    expect(await touchedBy(file)).toEqual(everyProject)
  },
)
