import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliModule } from '../../src/nginx/configuration.ts'
import { prepareFront, prepareNginx } from '../../src/nginx/prepare.ts'
import type { FrontSettings } from '../../src/settings.ts'
import type { HostOptions, RunningHost } from './hosts.ts'
import { quiet } from './quiet.ts'
import { sendRaw } from './request.ts'
import { makeFolder } from './site-folder.ts'

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)

export const howToInstall =
  'apt-get install --no-install-recommends nginx libnginx-mod-http-brotli-static'

export const isInstalled = program !== undefined && existsSync(brotliModule)

/** nginx does not run as root: tests of root give it another account, as the image does. */
const nobody = 65_534
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** nginx with the generated configuration, on a free port of this machine. */
export async function startNginx(options: HostOptions): Promise<RunningHost> {
  const { packed, limits, nameServers, ...settings } = options
  const { runFolder, port } = await findPlace()
  const file = await prepareNginx({
    packed,
    settings: {
      ...quiet,
      accessLog: join(runFolder, 'access.log'),
      ...settings,
      host: '127.0.0.1',
      port,
    },
    runFolder,
    ...(limits && { limits }),
    ...(nameServers && { nameServers }),
  })
  return runNginx(runFolder, file, port)
}

/** A folder and a port of its own. */
const findPlace = async () => ({ runFolder: makeFolder(), port: await freePort() })

/** nginx with the configuration for a front of two hosts. */
export async function startFront(
  chosen: Pick<FrontSettings, 'webHost' | 'adminHost' | 'publicUrl' | 'publicAdminUrl'>,
): Promise<RunningHost> {
  const { runFolder, port } = await findPlace()
  const settings = {
    ...quiet,
    host: '127.0.0.1',
    port,
    apiUrl: '',
    trustProxy: false,
    accessLog: join(runFolder, 'access.log'),
    ...chosen,
  }
  return runNginx(runFolder, prepareFront({ settings, runFolder }), port)
}

async function runNginx(runFolder: string, file: string, port: number): Promise<RunningHost> {
  if ('uid' in account) {
    chownSync(runFolder, nobody, nobody)
    for (const name of readdirSync(runFolder)) chownSync(join(runFolder, name), nobody, nobody)
  }
  const child = spawn(program ?? 'nginx', ['-p', runFolder, '-c', file], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await untilListening(origin, child, () => printed)
  return {
    origin,
    log: () => readFileSync(join(runFolder, 'access.log'), 'utf8').split('\n').filter(Boolean),
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
    },
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(runFolder, { recursive: true, force: true })
    },
  }
}

async function untilListening(origin: string, child: ChildProcess, printed: () => string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${printed()}`)
    const { text } = await sendRaw(origin, 'GET /healthz HTTP/1.0\r\n\r\n')
    if (text.includes(' 200 ')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
