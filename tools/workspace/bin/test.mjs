#!/usr/bin/env node
/** `npm test` and `npm run affected`. */
import { fileURLToPath } from 'node:url'
import { check } from '../src/check.mjs'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))
const print = (/** @type {string} */ text) => process.stdout.write(`${text}\n`)

try {
  process.exitCode = await check(workspace, process.argv.slice(2), print)
} catch (error) {
  if (!(error instanceof TypeError)) throw error
  process.stderr.write(`${error.message} See --help.\n`)
  process.exitCode = 2
}
