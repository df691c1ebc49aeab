import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(__dirname, '../../../src')
/** Compares the end of a hold with the time, in SQL or by Kysely. */
const comparison = /hold_expires_at\s*[<>]|holdExpiresAt'\s*,\s*'[<>]/

test('only seats.ts decides whether a hold has run out', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('migrations'),
  )
  const deciding = files.filter((file) => comparison.test(readFileSync(join(source, file), 'utf8')))
  expect(deciding).toEqual([join('club', 'departures', 'seats.ts')])
})
