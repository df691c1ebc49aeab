import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A workspace in which everything is built. */
const workspace = mkdtempSync(join(tmpdir(), 'start-test-'))
for (const app of ['api', 'host']) {
  mkdirSync(join(workspace, `apps/${app}/dist`), { recursive: true })
  copyFileSync(join(__dirname, `programs/${app}.mjs`), join(workspace, `apps/${app}/dist/main.js`))
}
// Bundled once: a compiler in every run would take most of the time.
const startProgram = join(workspace, 'start.js')
execFileSync(join(__dirname, '../../../node_modules/.bin/esbuild'), [
  join(__dirname, 'programs/start.ts'),
  `--outfile=${startProgram}`,
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--log-level=warning',
])
// Its `type` makes Node run the programs as modules.
copyFileSync(join(__dirname, '../package.json'), join(workspace, 'package.json'))
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

const closeServer = (server: Server) => new Promise((resolve) => server.close(resolve))

/** Three free ports; all are open at the same time while they are chosen, so that they differ. */
async function freePorts() {
  const taken = await Promise.all([listen(), listen(), listen()])
  await Promise.all(taken.map(({ server }) => closeServer(server)))
  const [api, web, admin] = taken.map(({ port }) => String(port))
  return { API_PORT: api!, WEB_PORT: web!, ADMIN_PORT: admin! }
}

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs the start command and collects its output. */
function runStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [startProgram, workspace], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  const started = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.out.includes('Ctrl-C') && resolve())
    void ended.then(() => reject(new Error(`It ended first: ${output.out}${output.err}`)))
  })
  started.catch(() => undefined)
  return { child, output, ended, started }
}

const fetchText = async (port: string) => (await fetch(`http://127.0.0.1:${port}/`)).text()

it('starts API, site and console, prints their addresses, and stops them at a signal', async () => {
  const ports = await freePorts()
  const { child, output, ended, started } = runStart({ ...ports, TRUST_PROXY: '10.0.0.0/8' })
  await started
  expect(output.out).toContain(`Site            http://localhost:${ports.WEB_PORT}`)
  expect(output.out).toContain('Admin password  made-once')
  expect(output.out).toContain(join(workspace, '.data'))

  expect(await fetchText(ports.API_PORT)).toBe('the API')
  const settings = {
    API_URL: `http://127.0.0.1:${ports.API_PORT}`,
    PUBLIC_WEB_URL: `http://localhost:${ports.WEB_PORT}`,
    PUBLIC_ADMIN_URL: `http://localhost:${ports.ADMIN_PORT}`,
    TRUST_PROXY: '10.0.0.0/8',
  }
  expect(JSON.parse(await fetchText(ports.WEB_PORT))).toEqual({
    args: ['serve', 'web'],
    ...settings,
  })
  expect(JSON.parse(await fetchText(ports.ADMIN_PORT))).toEqual({
    args: ['serve', 'admin'],
    ...settings,
  })

  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(output.out).toContain('Stopping...')
  expect(output.err).toBe('')
  for (const port of Object.values(ports)) await expect(fetchText(port)).rejects.toThrow()
})

it('prints that it is waiting if the database server does not answer', async () => {
  const { child, output, ended, started } = runStart({
    ...(await freePorts()),
    API_DOES: 'wait',
    DATABASE_URL: 'postgres://club@127.0.0.1:1/club',
  })
  await started
  expect(output.out).toMatch(/^Waiting for the PostgreSQL server of DATABASE_URL\./)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

it.each([
  ['The API', { API_DOES: 'exit later' }],
  ["The site's host", { HOST_DOES: 'exit later: web' }],
  ["The console's host", { HOST_DOES: 'exit later: admin' }],
])('stops everything if a part stops unexpectedly: %s', async (part, does) => {
  const ports = await freePorts()
  const { output, ended } = runStart({ ...ports, ...(does as Record<string, string>) })
  expect(await ended).toBe(1)
  expect(output.err).toBe(`\n${part} stopped unexpectedly, so the other parts were stopped too.\n`)
  for (const port of Object.values(ports)) await expect(fetchText(port)).rejects.toThrow()
})

it.each([
  ['the sentence of the API', { API_DOES: 'fail' }, 'The data folder is in use by another start.'],
  [
    'a sentence of its own',
    { API_DOES: 'exit at once' },
    'The API stopped while starting (code 7).',
  ],
  [
    'the sentence of a host',
    { HOST_DOES: 'fail' },
    "TRUST_PROXY should be true or false, not 'banana'.",
  ],
])('prints %s if a part does not start', async (_, does, sentence) => {
  const ports = await freePorts()
  const { output, ended } = runStart({ ...ports, ...(does as Record<string, string>) })
  expect(await ended).toBe(1)
  expect(output).toEqual({ out: '', err: `\n${sentence}\n` })
  for (const port of Object.values(ports)) await expect(fetchText(port)).rejects.toThrow()
})

it('rejects a wrong port with one sentence and starts nothing', async () => {
  const { output, ended } = runStart({ ...(await freePorts()), WEB_PORT: 'http' })
  expect(await ended).toBe(1)
  expect(output).toEqual({
    out: '',
    err: "\nWEB_PORT should be a whole number from 1 to 65535, not 'http'.\n",
  })
})

it('rejects a taken port with one sentence and starts nothing', async () => {
  const { server, port } = await listen()
  const { output, ended } = runStart({ ...(await freePorts()), ADMIN_PORT: String(port) })
  expect(await ended).toBe(1)
  await closeServer(server)
  expect(output).toEqual({
    out: '',
    err: `\nPort ${port} for the console is taken: stop what uses it, or set ADMIN_PORT to another port.\n`,
  })
})
