/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesWithSecrets, markedSecrets, secretMark } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

it('finds nothing in files without secrets', () => {
  write('main.js', 'console.log("SESSION_SECRET")')
  expect(filesWithSecrets(folder)).toEqual([])
})

it.each(Object.entries(markedSecrets))('finds %s in any subfolder', (_name, secret) => {
  expect(secret).toContain(secretMark)
  mkdirSync(join(folder, 'assets/deep'), { recursive: true })
  write('assets/deep/vendor.js', `\u0000\u{1F3EE}a={b:"${secret}"}`)
  expect(filesWithSecrets(folder)).toEqual([join(folder, 'assets/deep/vendor.js')])
})

it.each(['', 'a', 'ab', 'abc'])('finds it in Base64 behind %j', (before) => {
  write('main.js.map', Buffer.from(`${before}${markedSecrets.DATABASE_URL}`).toString('base64'))
  expect(filesWithSecrets(folder)).toHaveLength(1)
})
