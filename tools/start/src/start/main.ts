import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { buildHost } from '../host/build-host.ts'
import { StartError } from '../start-error.ts'
import { startApi } from './api-process.ts'
import { banner } from './banner.ts'
import { requireFreePorts } from './ports.ts'
import { apiEnvironment, readSettings } from './settings.ts'

/**
 * Runs the built API, site and console until it is told to stop.
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
  const { host, apiPort, webPort, adminPort, publicWebUrl, publicAdminUrl, trustProxy } = settings
  await requireFreePorts(host, [
    { name: 'the API', variable: 'API_PORT', port: apiPort },
    { name: 'the site', variable: 'WEB_PORT', port: webPort },
    { name: 'the console', variable: 'ADMIN_PORT', port: adminPort },
  ])

  const apiEnv = apiEnvironment(env)
  const api = startApi(join(workspace, 'apps/api/dist/main.js'), apiEnv)
  const stopped = new Promise<void>((tell) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tell())
  })
  const waiting = env['DATABASE_URL'] ? setTimeout(sayWaiting, patience) : undefined
  const ready = await Promise.race([api.ready, stopped])
  clearTimeout(waiting)
  if (!ready) {
    await api.stop()
    return 0
  }

  const common = { apiUrl: `http://${reachable(host)}:${apiPort}`, trustProxy }
  const site = buildHost({
    ...common,
    root: join(workspace, 'apps/web/dist/client'),
    manifestFile: join(workspace, 'apps/web/dist/routes.json'),
    publicUrl: publicWebUrl,
    adminUrl: publicAdminUrl,
  })
  const desk = buildHost({
    ...common,
    root: join(workspace, 'apps/admin/dist'),
    publicUrl: publicAdminUrl,
    siteUrl: publicWebUrl,
  })
  await Promise.all([site.listen({ host, port: webPort }), desk.listen({ host, port: adminPort })])

  const data = env['DATABASE_URL']
    ? 'the PostgreSQL server of DATABASE_URL'
    : resolve(workspace, env['DATA_DIR'] || '.data')
  process.stdout.write(
    banner({
      settings,
      ready,
      data,
      clubClock: env['CLUB_CLOCK'] ? 'set' : apiEnv['CLUB_CLOCK'] ? 'embedded' : 'real',
    }),
  )

  const outcome = await Promise.race([
    stopped.then(() => 'asked' as const),
    api.exited.then(() => 'api gone' as const),
  ])
  if (outcome === 'asked') process.stdout.write('\nClosing...\n')
  await Promise.all([site.close(), desk.close()])
  await api.stop()
  if (outcome === 'asked') return 0
  process.stderr.write(
    '\nThe API stopped by itself, so the site and the console were closed too.\n',
  )
  return 1
}

/** Milliseconds after which a server that has not answered is spoken of. */
const patience = 3000

/** The API waits for its database as long as it takes; whoever mistyped its address should not. */
const sayWaiting = () =>
  process.stdout.write(
    'Waiting for the PostgreSQL server that DATABASE_URL names. Is it running, and is the address right? Ctrl-C gives up.\n',
  )

/** The address at which this machine reaches what listens on a host. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}
