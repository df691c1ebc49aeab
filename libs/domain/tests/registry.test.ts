import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(__dirname, '../src')

it('names every contract file', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const contracts = files.filter((file) => /\/(?!contract\.)[\w-]+\.contract\.ts$/.test(`/${file}`))
  const registry = readFileSync(join(source, 'contract/registry.ts'), 'utf8')
  expect(contracts.length).toBeGreaterThan(10)
  expect(contracts.filter((file) => !registry.includes(`'../${file}'`))).toEqual([])
})
