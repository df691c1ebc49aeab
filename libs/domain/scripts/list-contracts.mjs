import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
export const listFile = join(source, 'contract/contract-files.ts')

const nameOf = (file) =>
  file
    .replace(/^.*\//, '')
    .replace(/\.contract\.ts$/, '')
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The text of the list of all contract files, from their names. */
export function listContracts() {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.contract.ts'))
    .sort()
  return [
    '// Generated from the names of the files: npm run contracts -w @farandfew/domain',
    ...files.map((file) => `import * as ${nameOf(file)} from '../${file}'`),
    '',
    'export const contractFiles = [',
    ...files.map((file) => `  ${nameOf(file)},`),
    '] as const',
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(listFile, listContracts())
