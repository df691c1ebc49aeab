import { join } from 'node:path'
import { withoutNx } from '../src/run-nx.mjs'
import { runNode } from './support/program.ts'

const precise: [files: string[], expected: string[]][] = [
  [['libs/ui/src/button/button.tsx'], ['admin', 'ui', 'web']],
  // The API's suites start the server of tools/postgres.
  [['tools/postgres/src/server.mjs'], ['api', 'postgres']],
  [['.env.example'], ['api', 'workspace']],
  [['deploy/prometheus/alerts.yml'], ['api', 'workspace']],
  [['deploy/kubernetes/api.yaml'], ['workspace']],
  // The workspace checks the format of what belongs to no package.
  [['docker-compose.yml', '.ci/run', 'README.md', 'docs/operations.md'], ['workspace']],
]

const everywhere = ['package-lock.json', 'oxlint.config.mjs']

let projects: string[]
const affected = new Map<string, string[] | undefined>()

beforeAll(async () => {
  const changes = [...precise.map(([files]) => files), ...everywhere.map((file) => [file])]
  const { code, out, err } = await runNode([join(__dirname, 'support/affected.mjs')], {
    input: JSON.stringify(changes),
    env: withoutNx(process.env),
  })
  if (code !== 0) throw new Error(out + err)
  const found = JSON.parse(out) as { projects: string[]; affected: string[][] }
  projects = found.projects
  changes.forEach((files, index) => affected.set(files.join(), found.affected[index]))
})

test.each(precise)('a change of %j affects exactly %j', (files, expected) => {
  expect(affected.get(files.join())).toEqual(expected)
})

test.each(everywhere)('a change of %s affects every project', (file) => {
  expect(projects).toContain('web')
  expect(affected.get(file)).toEqual(projects)
})
