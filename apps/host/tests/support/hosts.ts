import { rmSync } from 'node:fs'
import { buildHost } from '../../src/embedded/build-host.ts'
import type { Limits } from '../../src/limits.ts'
import { placeSite } from '../../src/packed-site.ts'
import type { HostSettings } from '../../src/settings.ts'
import { howToInstall, isInstalled, startNginx } from './nginx.ts'
import { quiet } from './quiet.ts'
import { makeFolder } from './site-folder.ts'

type Chosen = 'host' | 'port' | 'app' | 'logLevel' | 'accessLog'

/** The site, unless `app` says otherwise, without log lines. */
export interface HostOptions
  extends Omit<HostSettings, Chosen>, Partial<Pick<HostSettings, Chosen>> {
  /** A packed site. */
  packed: string
  limits?: Limits
  /** For nginx, which looks the API's name up itself. */
  nameServers?: readonly string[]
}

export interface RunningHost {
  origin: string
  /** The lines of its log. */
  log: () => string[]
  /** Stops as it does at a signal. */
  stop: () => Promise<void>
  close: () => Promise<void>
}

export type StartHost = (options: HostOptions) => Promise<RunningHost>

async function startEmbedded(options: HostOptions): Promise<RunningHost> {
  const { packed, limits, ...chosen } = options

  const folder = makeFolder()
  const settings = { ...quiet, ...chosen, host: '127.0.0.1', port: 0 }
  const site = placeSite(packed, folder, settings.publicUrl)
  await site.compressed
  const lines: string[] = []
  const { app, stop } = buildHost(site, settings, {
    limits,
    log: { write: (line) => lines.push(line) },
  })
  const origin = await app.listen(settings)
  return {
    origin,
    log: () => lines,
    stop,
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs tests of nginx alone, by the same rule. */
export function describeNginx(name: string, tests: () => void): void {
  if (isInstalled || process.env['CI']) return describe(name, tests)
  console.warn(`Skipped the tests of ${name}: ${advice}`)
  describe.skip(name, tests)
}

const advice = `nginx with its brotli module is not installed: ${howToInstall}`

/**
 * Runs the same tests against the embedded host and nginx. If nginx is not installed, its half fails
 * if CI is set, and otherwise is skipped with a warning.
 */
export function describeHosts(tests: (start: StartHost, host: 'embedded' | 'nginx') => void): void {
  describe('embedded host', () => tests(startEmbedded, 'embedded'))
  if (isInstalled) return describe('nginx', () => tests(startNginx, 'nginx'))
  if (process.env['CI']) {
    return void test('nginx', () => {
      throw new Error(advice)
    })
  }
  console.warn(`Skipped half of the host tests: ${advice}`)
  describe.skip('nginx', () => tests(startNginx, 'nginx'))
}
