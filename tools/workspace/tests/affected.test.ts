import { runNx } from './support/program.ts'

/** The projects that a change of the files affects, in alphabetical order. */
async function affectedBy(...files: string[]): Promise<string[]> {
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

test.each([
  [['libs/ui/src/button/button.tsx'], ['admin', 'ui', 'web']],
  // The API's suites start the server of tools/postgres.
  [['tools/postgres/src/server.mjs'], ['api', 'postgres']],
  [['.env.example'], ['api', 'workspace']],
  // The workspace checks the format of what belongs to no package.
  [['docker-compose.yml', '.ci/run', 'README.md', 'docs/operations.md'], ['workspace']],
])('a change of %j affects exactly %j', async (files, expected) => {
  expect(await affectedBy(...files)).toEqual(expected)
})

test.each(['package-lock.json', 'eslint.config.mjs'])(
  'a change of %s affects every project',
  async (file) => {
    const { out } = await runNx(['show', 'projects', '--json'])
    expect(await affectedBy(file)).toEqual((JSON.parse(out) as string[]).sort())
  },
)
