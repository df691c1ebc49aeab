import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig, withEnvFile } from '../../../src/platform/config/config.ts'

let root: string
let inside: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'club-env-'))
  inside = join(root, 'apps', 'api')
  await mkdir(inside, { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('resolves a relative data folder from the workspace, wherever a command runs', async () => {
  await writeFile(join(root, 'nx.json'), '{}')
  expect(loadConfig({ DATA_DIR: 'here/data' }, inside).dataDir).toBe(join(root, 'here', 'data'))
})

test('resolves it from the working directory if there is no workspace', () => {
  expect(loadConfig({}, inside).dataDir).toBe(join(inside, '.data'))
})

test("the workspace's .env adds to the environment but does not override it", async () => {
  await writeFile(join(root, 'nx.json'), '{}')
  await writeFile(join(root, '.env'), 'API_PORT=4000\nMAIL_FROM="A & B <a@b.example>"\n')
  expect(withEnvFile({ API_PORT: '5000' }, inside)).toEqual({
    API_PORT: '5000',
    MAIL_FROM: 'A & B <a@b.example>',
  })
})

test('without the file the environment is unchanged', () => {
  expect(withEnvFile({ HOST: 'x' }, inside)).toEqual({ HOST: 'x' })
})
