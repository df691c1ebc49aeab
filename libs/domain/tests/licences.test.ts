import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const script = pathToFileURL(join(__dirname, '../scripts/licences.mjs')).href
const program = `
import { licenceNotices } from ${JSON.stringify(script)}
process.stdout.write(licenceNotices(JSON.parse(process.argv[1])))`

const root = mkdtempSync(join(tmpdir(), 'licences-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Adds a package, and answers the path of a module of it. */
function addPackage(name: string, license: string, files: Record<string, string> = {}): string {
  const folder = `node_modules/${name}`
  write(
    `${folder}/package.json`,
    JSON.stringify({ name, version: '1.2.3', license, author: { name: 'Ada' } }),
  )
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text)
  return join(root, folder, 'lib/index.js')
}

/** Runs in Node, as the builds do. */
const noticesOf = (...modules: string[]) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(modules)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

it('names each package once with its notices, which packages may share', () => {
  const same = { 'LICENSE.md': 'Do what you like.\n' }
  const notices = noticesOf(
    addPackage('sea', 'MIT', same),
    addPackage('@far/sun', 'MIT', same),
    addPackage('sea/node_modules/moon', 'ISC', { licence: 'Be kind.', NOTICE: 'Made by Bo.' }),
    addPackage('sea', 'MIT', same),
    join(root, 'src/own.ts'),
    '\0rolldown/runtime.js',
  )
  expect(notices.split(/\n-+\n\n/)).toEqual([
    '@far/sun 1.2.3 (MIT)\nsea 1.2.3 (MIT)\n\nDo what you like.\n',
    expect.stringMatching(/moon 1\.2\.3 \(ISC\)\n\n(?=.*Be kind\.)(?=.*Made by Bo\.)/s),
  ])
})

it('adds the text of a common licence that a package only names', () => {
  const notices = noticesOf(addPackage('rain', 'Apache-2.0'), addPackage('wind', 'MIT'))
  expect(notices).toMatch(/^rain 1\.2\.3 \(Apache-2\.0\)\n\nCopyright \(c\) Ada\n\nApache License/m)
  expect(notices).toMatch(/^wind 1\.2\.3 \(MIT\)\n\nCopyright \(c\) Ada\n\nMIT License/m)
})

it('fails if there is no text of a licence', () => {
  expect(() => noticesOf(addPackage('fog', 'Custom'))).toThrow('Custom.txt')
})
