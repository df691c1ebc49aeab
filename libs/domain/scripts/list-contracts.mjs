import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const source = join(import.meta.dirname, '../src')
const listFile = join(source, 'all-contracts/contract-files.ts')

/** The name for an import of a file: `admin-trips.contract.ts` as `adminTrips`, `trip.ts` as `tripSchemas`. */
const nameOf = (file) =>
  posix
    .basename(file, '.ts')
    .replace(/\.contract$/, '')
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) +
  (file.endsWith('.contract.ts') ? '' : 'Schemas')

/** Files of schemas that no contract file imports by itself, and that have a name in OpenAPI. */
const otherSchemas = ['contract/page.ts', 'traits/quiz-data.ts']

/** The modules next to a contract file from which it takes its schemas. */
const schemaFilesOf = (file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)]
    .map(([, path]) => posix.join(posix.dirname(file), path))
    .filter((path) => !path.startsWith('contract/') && !path.endsWith('.contract.ts'))

/** The text of the list of all contract files and of the files of their schemas. */
function listContracts() {
  const contracts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.contract.ts'))
  const files = new Set([...contracts, ...contracts.flatMap(schemaFilesOf), ...otherSchemas])
  return [
    '// Generated from the names and imports of the files: npm run contracts -w @farandfew/domain',
    ...[...files].sort().map((file) => `export * as ${nameOf(file)} from '../${file}'`),
    '',
  ].join('\n')
}

// `--print` for the test that compares.
if (process.argv.includes('--print')) process.stdout.write(listContracts())
else writeFileSync(listFile, listContracts())
