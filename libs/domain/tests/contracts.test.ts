import { readFileSync } from 'node:fs'
import { listContracts, listFile } from '../scripts/list-contracts.mjs'
import { allContracts } from '../src/contract/all-contracts.ts'

it('lists every contract file', () => {
  expect(readFileSync(listFile, 'utf8')).toBe(listContracts())
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
