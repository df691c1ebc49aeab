import { readdir } from 'node:fs/promises'
import { buildFolder } from './support/index.ts'

test("builds the API's process and the commands", async () => {
  const files = await readdir(buildFolder)
  expect(files.filter((name) => name.endsWith('.js')).sort()).toEqual([
    'admin-password.js',
    'main.js',
    'migrate.js',
    'outbox.js',
    'rotate-travel-keys.js',
    'second-factor.js',
    'seed.js',
  ])
})
