import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { ask } from './ask.ts'
import { siteFiles, siteManifest, writeFolder } from './site-folder.ts'

jest.setTimeout(60_000)

const tsx = join(dirname(require.resolve('tsx/package.json')), 'dist/cli.mjs')

const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text]))

/** A workspace of which everything is built. */
const workspace = writeFolder({
  ...inFolder('apps/web/dist/client', siteFiles),
  'apps/web/dist/routes.json': JSON.stringify(siteManifest),
  'apps/admin/dist/index.html': '<h1>Desk</h1>',
})
mkdirSync(join(workspace.root, 'apps/api/dist'), { recursive: true })
copyFileSync(join(__dirname, 'programs/api.mjs'), join(workspace.root, 'apps/api/dist/main.js'))
writeModuleType()
afterAll(workspace.remove)

function writeModuleType() {
  copyFileSync(join(__dirname, '../package.json'), join(workspace.root, 'package.json'))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const freePorts = async () => ({
  API_PORT: String(await freePort()),
  WEB_PORT: String(await freePort()),
  ADMIN_PORT: String(await freePort()),
})

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs the start command and collects what it says. */
function startCommand(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [tsx, join(__dirname, 'programs/start.ts'), workspace.root],
    {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  running.add(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.out.includes('Ctrl-C') && resolve())
    void ended.then(() => reject(new Error(`It ended first: ${said.out}${said.err}`)))
  })
  opened.catch(() => undefined)
  return { child, said, ended, opened }
}

it('opens site, console and API, says where they are, and closes them when told to', async () => {
  const ports = await freePorts()
  const { child, said, ended, opened } = startCommand(ports)
  await opened
  expect(said.out).toContain(`Site            http://localhost:${ports.WEB_PORT}`)
  expect(said.out).toContain('Admin password  made-once')
  expect(said.out).toContain(join(workspace.root, '.data'))
  const site = `http://127.0.0.1:${ports.WEB_PORT}`
  const desk = `http://127.0.0.1:${ports.ADMIN_PORT}`
  expect((await ask(site, '/')).text).toContain('<h1>Home</h1>')
  expect((await ask(site, '/api/trips')).text).toBe('"the API"')
  expect((await ask(site, '/admin')).headers.location).toBe(`http://localhost:${ports.ADMIN_PORT}`)
  expect((await ask(desk, '/')).text).toContain('<h1>Desk</h1>')
  expect((await ask(desk, '/api/admin/session')).text).toBe('"the API"')

  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said.out).toContain('Closing...')
  expect(said.err).toBe('')
  for (const port of Object.values(ports)) {
    await expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
  }
})

it('says what it waits for where the database server does not answer', async () => {
  const { child, said, ended, opened } = startCommand({
    ...(await freePorts()),
    API_DOES: 'wait',
    DATABASE_URL: 'postgres://club@127.0.0.1:1/club',
  })
  await opened
  expect(said.out).toMatch(/^Waiting for the PostgreSQL server that DATABASE_URL names\./)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

it('closes everything and says so where the API stops by itself', async () => {
  const { said, ended } = startCommand({ ...(await freePorts()), API_DOES: 'die later' })
  expect(await ended).toBe(1)
  expect(said.err).toContain(
    'The API stopped by itself, so the site and the console were closed too.',
  )
})

it.each([
  ['with the sentence of the API', 'fail', 'The data folder is in use by another start.'],
  ['with a sentence of its own', 'die at once', 'The API stopped while starting (code 7).'],
])('refuses %s where the API does not start', async (_, does, sentence) => {
  const { said, ended } = startCommand({ ...(await freePorts()), API_DOES: does })
  expect(await ended).toBe(1)
  expect(said).toEqual({ out: '', err: `\n${sentence}\n` })
})

it('refuses a wrong port with one sentence, and starts nothing', async () => {
  const { said, ended } = startCommand({ ...(await freePorts()), WEB_PORT: 'http' })
  expect(await ended).toBe(1)
  expect(said).toEqual({
    out: '',
    err: "\nWEB_PORT should be a whole number from 1 to 65535, not 'http'.\n",
  })
})

it('refuses a taken port with one sentence, and starts nothing', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { said, ended } = startCommand({ ...(await freePorts()), ADMIN_PORT: String(port) })
  expect(await ended).toBe(1)
  await new Promise((resolve) => server.close(resolve))
  expect(said).toEqual({
    out: '',
    err: `\nPort ${port} for the console is taken: stop what uses it, or set ADMIN_PORT to another port.\n`,
  })
})
