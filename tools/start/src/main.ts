import { join, resolve } from 'node:path'
import { type ApiReady, banner } from './banner.ts'
import { startChild } from './child.ts'
import { requireFreePorts } from './ports.ts'
import { apiEnvironment, hostEnvironment, readSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { stopParts } from './stop.ts'

/**
 * Runs the built API, site and console until a signal stops them. Returns the exit code.
 * @param workspace the folder of nx.json
 */
export async function start(workspace: string, env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await run(workspace, env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    return 1
  }
}

async function run(workspace: string, env: NodeJS.ProcessEnv): Promise<number> {
  const settings = readSettings(env)
  const { webPort, adminPort } = settings
  await requireFreePorts(settings.host, [
    { name: 'the API', variable: 'API_PORT', port: settings.apiPort },
    { name: 'the site', variable: 'WEB_PORT', port: webPort },
    { name: 'the console', variable: 'ADMIN_PORT', port: adminPort },
  ])

  const stopped = untilSignal()
  const apiEnv = apiEnvironment(env)
  const hostScript = join(workspace, 'apps/host/dist/main.js')
  const api = startChild<ApiReady>('The API', [join(workspace, 'apps/api/dist/main.js')], apiEnv)
  const startHost = (name: string, app: string, port: number) =>
    startChild(name, [hostScript, 'serve', app], hostEnvironment(env, settings, port))
  const site = startHost("The site's host", 'web', webPort)
  const adminConsole = startHost("The console's host", 'admin', adminPort)
  const children = [site, adminConsole, api]

  const notice = env['DATABASE_URL'] ? setTimeout(sayWaiting, waitingAfter) : undefined
  try {
    const ready = await Promise.race([
      Promise.all([api.ready, site.ready, adminConsole.ready]),
      stopped,
    ])
    clearTimeout(notice)
    if (!ready) return 0
    const clubClock = env['CLUB_CLOCK'] ? 'set' : apiEnv['CLUB_CLOCK'] ? 'embedded' : 'real'
    const data = env['DATABASE_URL']
      ? 'the PostgreSQL server of DATABASE_URL'
      : resolve(workspace, env['DATA_DIR'] || '.data')
    const adminPassword = env['ADMIN_PASSWORD']?.trim() ? 'set' : 'generated'
    process.stdout.write(banner({ settings, api: ready[0], adminPassword, data, clubClock }))
    const ended = await Promise.race([
      stopped,
      ...children.map(({ name, exited }) => exited.then(() => name)),
    ])
    if (!ended) return 0
    process.stderr.write(`\n${ended} stopped unexpectedly, so the other parts were stopped too.\n`)
    return 1
  } finally {
    clearTimeout(notice)
    await stopParts([site, adminConsole], api)
  }
}

/** Resolves when this program is asked to stop. */
function untilSignal(): Promise<void> {
  return new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
  }).then(() => void process.stdout.write('\nStopping...\n'))
}

/** Milliseconds without an answer of the database after which the person at the terminal is asked to check it. */
const waitingAfter = 3000

/** The API waits for its database without limit, which does not help with a mistyped address. */
const sayWaiting = () =>
  process.stdout.write(
    'Waiting for the PostgreSQL server of DATABASE_URL. Is it running, and is the address right? Press Ctrl-C to stop.\n',
  )
