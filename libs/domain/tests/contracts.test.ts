import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allContracts } from '../src/contract/all-contracts.ts'
import { contractFiles } from '../src/contract/contract-files.ts'
import type { Contract } from '../src/contract/contract.ts'

it('lists every contract file', () => {
  const domain = join(__dirname, '..')
  const script = join(domain, 'scripts/list-contracts.mjs')
  const list = execFileSync(process.execPath, [script, '--print'], { encoding: 'utf8' })
  expect(readFileSync(join(domain, 'src/contract/contract-files.ts'), 'utf8')).toBe(list)
})

const rows = [...allContracts.keys()]

it('names every call, its method and path, once', () => {
  const names = [...allContracts.values()]
  const calls = rows.map(({ method, path }) => `${method} ${path}`)
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(calls).size).toBe(calls.length)
})

it('labels an action of the audit log alike in each row that may record it', () => {
  const labels = rows.flatMap(({ audit = {} }) => Object.entries(audit))
  const byAction = new Map(labels)
  expect(labels.filter(([action, label]) => byAction.get(action) !== label)).toEqual([])
})

it('finds contracts only in their files, of which browsers load nothing else', () => {
  const others = contractFiles
    .flatMap((file) => Object.entries<unknown>(file))
    .filter(([, value]) => !allContracts.has(value as Contract))
  expect(others.map(([name]) => name)).toEqual([])
})
