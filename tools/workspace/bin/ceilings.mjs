#!/usr/bin/env node
/** Prints the figures of the product and fails if one passes its ceiling. Part of `npm run lint`. */
import { fileURLToPath } from 'node:url'
import { measureWorkspace, passedCeilings, unexplainedDependencies } from '../src/ceilings.mjs'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))
const figures = measureWorkspace(workspace)
const { lines, calls, linesPerCall, importShare } = figures
process.stdout.write(
  `Product: ${lines} lines, ${calls} calls, ${linesPerCall.toFixed(1)} lines a call, ${importShare.toFixed(2)} % imports\n`,
)
for (const sentence of passedCeilings(figures)) {
  process.stderr.write(`${sentence} See docs/decisions/0030-ceilings.md.\n`)
  process.exitCode = 1
}
for (const name of unexplainedDependencies(workspace)) {
  process.stderr.write(`docs/decisions/0012-libraries.md does not say what ${name} is for.\n`)
  process.exitCode = 1
}
