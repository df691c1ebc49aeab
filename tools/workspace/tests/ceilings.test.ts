import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ceilings, measure, passedCeilings, unexplainedDependencies } from '../src/ceilings.mjs'

const contract = `import { defineContract } from '../contract/contract.ts'
import {
  trip,
  trips,
} from './trip.ts'
export { regions } from './regions.ts'

export const listTrips = defineContract({
  method: 'GET',
})
export const getTrip = defineContract({})
`

it('counts lines, calls and the lines of imports, which may have several', () => {
  const { lines, calls, linesPerCall, importShare } = measure([contract, 'const a = 1\n'])
  expect({ lines, calls, linesPerCall }).toEqual({ lines: 12, calls: 2, linesPerCall: 6 })
  expect(importShare).toBe(50)
})

it('counts no text that only looks like an import', () => {
  expect(measure(['const text = \'import { a } from "b"\'\n', contract]).importShare).toBe(
    (100 * 6) / 12,
  )
})

it('names what passes its ceiling, and nothing at it', () => {
  expect(passedCeilings(ceilings)).toEqual([])
  const { linesPerCall, importShare } = ceilings
  expect(passedCeilings({ linesPerCall: linesPerCall + 1, importShare: importShare + 1 })).toEqual([
    expect.stringContaining(`at most ${linesPerCall}`),
    expect.stringContaining(`at most ${importShare} %`),
  ])
})

it('names a production dependency without a reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ceilings-'))
  try {
    mkdirSync(join(folder, 'apps/api'), { recursive: true })
    mkdirSync(join(folder, 'docs/decisions'), { recursive: true })
    writeFileSync(join(folder, 'docs/decisions/0012-libraries.md'), '- `fastify`: the server.\n')
    const dependencies = { fastify: '5.0.0', 'left-pad': '1.0.0', '@farandfew/domain': '*' }
    writeFileSync(join(folder, 'apps/api/package.json'), JSON.stringify({ dependencies }))
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    execFileSync('git', ['add', '.'], { cwd: folder })
    expect(unexplainedDependencies(folder)).toEqual(['left-pad'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
