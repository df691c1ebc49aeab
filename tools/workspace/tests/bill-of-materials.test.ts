import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './support/program.ts'

interface Component {
  readonly name: string
  readonly version: string
  readonly properties: readonly { name: string; value: string }[]
}

const appPackages = ['api', 'host', 'web', 'admin'].map((app) =>
  JSON.parse(readFileSync(join(workspace, 'apps', app, 'package.json'), 'utf8')),
)

test('the bill of materials lists each package that the apps need to run, and marks those that only build or test them', () => {
  const { stdout } = spawnSync('npm', ['run', 'sbom', '--silent'], {
    cwd: workspace,
    encoding: 'utf8',
  })
  const bill = JSON.parse(stdout)
  const components: Component[] = bill.components
  expect(bill.bomFormat).toBe('CycloneDX')

  const isForDevelopment = ({ properties }: Component) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development')
  const listed = new Set(
    components
      .filter((component) => !isForDevelopment(component))
      .map(({ name, version }) => `${name}@${version}`),
  )
  const needed = appPackages.flatMap((manifest) =>
    Object.entries(manifest.dependencies)
      .filter(([name]) => !name.startsWith('@farandfew/'))
      .map(([name, version]) => `${name}@${version}`),
  )
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter((name) => !listed.has(name))).toEqual([])
  const tools = components.filter(({ name }) => ['supertest', 'jest', 'nx'].includes(name))
  expect(tools.length).toBeGreaterThan(0)
  expect(tools.filter((tool) => !isForDevelopment(tool))).toEqual([])
})
