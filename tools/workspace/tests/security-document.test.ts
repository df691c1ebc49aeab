import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './support/program.ts'

/** The requirements of OWASP ASVS 5.0 at levels 1 and 2, without OAuth (V10) and WebRTC (V17): section and numbers. */
const required: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
}

const folders: Readonly<Record<string, string>> = {
  api: 'apps/api/tests',
  host: 'apps/host/tests',
  web: 'apps/web/tests',
  admin: 'apps/admin/tests',
  e2e: 'apps/e2e/tests',
  domain: 'libs/domain/src',
  workspace: 'tools/workspace/tests',
}

const text = readFileSync(join(workspace, 'docs/security.md'), 'utf8')
const judgements = [...text.matchAll(/^- \*\*([\d., ]+) (?:met|partly|not met|n\/a)/gm)]

test('judges each requirement of ASVS 5.0, level 2, once', () => {
  const judged = judgements.flatMap(([, ids = '']) => ids.split(', '))
  const expected = Object.entries(required).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  )
  expect([...judged].sort()).toEqual([...expected].sort())
  expect(text).toMatch(/^## V10 .*\n\n\*\*n\/a/m)
  expect(text).toMatch(/^## V17 .*\n\n\*\*n\/a/m)
})

test('its summary names what is not met, and what is met partly, as the rows do', () => {
  const rowsWith = (verdict: string) =>
    [...text.matchAll(new RegExp(`^- \\*\\*([\\d., ]+) ${verdict}\\.`, 'gm'))]
      .flatMap(([, ids = '']) => ids.split(', '))
      .sort()
  const summary = text.slice(text.indexOf('Not met at level 2'), text.indexOf('## V1 '))
  const [notMet = '', partly = ''] = summary.split('Met partly')
  const numbersIn = (part: string) => (part.match(/\d+\.\d+\.\d+/g) ?? []).sort()
  expect(numbersIn(notMet)).toEqual(rowsWith('not met'))
  expect(numbersIn(partly)).toEqual(rowsWith('partly'))
})

test('names only files that exist', () => {
  const named = [...text.matchAll(/`(?:([a-z0-9]+):)?([\w./-]+\.(?:test|spec)\.tsx?)`/g)]
  expect(named.length).toBeGreaterThan(100)
  const missing = named
    .map(([, folder, path = '']) => (folder ? join(folders[folder] ?? '?', path) : path))
    .filter((path) => !existsSync(join(workspace, path)))
  expect(missing).toEqual([])
})
