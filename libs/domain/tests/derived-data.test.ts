import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const source = join(__dirname, '../src')
const plugin = pathToFileURL(join(__dirname, '../scripts/derived-data.mjs')).href
const contracts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.contract.ts'),
)

const files = {
  'package.json': '{ "type": "module" }',
  'seats.contract.ts': `
    import * as z from ${JSON.stringify(require.resolve('zod/mini'))}
    export const seat = z.object({ id: z.int() })
    export const words = ['free', 'taken']
    export const listSeats = { method: 'GET', path: '/seats', responses: { 200: z.array(seat) } }
    export const showSeat = {
      method: 'PUT', path: '/seats/:id/picture', access: 'member', idempotent: true, bodyMediaType: 'image/*',
      summary: 'Shows a seat', responses: { 200: seat },
    }`,
  'content.ts': `export const content = { card: 1, itinerary: [2] }`,
  'cards.derived.ts': `import { content } from './content.ts'\nexport const cards = [content.card]`,
  'entry.ts': `
    export * as seats from './seats.contract.ts'
    export { cards } from './cards.derived.ts'
    ${contracts.map((file, index) => `export * as all${index} from ${JSON.stringify(join(source, file))}`).join('\n')}`,
}

const program = `
import { build } from 'vite'
import { derivedData } from ${JSON.stringify(plugin)}
const { output } = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [derivedData()],
  build: {
    write: false,
    rolldownOptions: { input: process.argv[1], preserveEntrySignatures: 'strict' },
  },
})
const [{ code, moduleIds }] = output
const { seats, cards } = await import('data:text/javascript,' + encodeURIComponent(code))
console.log(JSON.stringify({ seats, cards, code, moduleIds }))`

/** A script built for the browser in Node, as the apps do: two of its exports, and the modules in it. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'derived-data-'))
  for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code)
  const args = ['--input-type=module', '-e', program, '--', join(folder, 'entry.ts')]
  const answer = execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return JSON.parse(answer) as {
    seats: unknown
    cards: unknown
    code: string
    moduleIds: string[]
  }
}

const built = bundle()

it('bundles of a contract what a call needs, and nothing else of its module', () => {
  expect(built.seats).toEqual({
    listSeats: { method: 'GET', path: '/seats' },
    showSeat: {
      method: 'PUT',
      path: '/seats/:id/picture',
      access: 'member',
      idempotent: true,
      bodyMediaType: 'image/*',
    },
  })
})

it('bundles derived data as values', () => {
  expect(built.cards).toEqual([1])
})

it('loads nothing else for the contracts of the club and the derived data', () => {
  expect(contracts.length).toBeGreaterThan(40)
  expect(built.code).toContain('/api/trips/:id')
  const own = /\.(?:contract|derived)\.ts$|entry\.ts$|^\0/
  expect(built.moduleIds.filter((module) => !own.test(module))).toEqual([])
})
