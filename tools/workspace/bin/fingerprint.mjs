#!/usr/bin/env node
/**
 * Prints one hash of all that stands in the workspace and is no package, no result and no store. The checks of the
 * workspace itself read everything; Nx repeats them when this changes, without taking every change for one of theirs.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

const leftOut =
  /^(node_modules|dist|coverage|test-results|playwright-report|\.(git|nx|data|vite.*|env))$/

const hash = createHash('sha256')

/** @param {string} folder */
function add(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (leftOut.test(entry.name)) continue
    const path = join(folder, entry.name)
    hash.update(`\0${entry.name}\0`)
    if (entry.isDirectory()) add(path)
    else if (entry.isFile()) hash.update(readFileSync(path))
  }
}

add(workspace)
process.stdout.write(`${hash.digest('hex')}\n`)
