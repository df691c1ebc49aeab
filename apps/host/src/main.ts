import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildHost } from './embedded/build-host.ts'
import { prepareFront, prepareNginx } from './nginx/prepare.ts'
import { packSite, placeSite } from './packed-site.ts'
import { type AppName, appNames, readFrontSettings, readSettings } from './settings.ts'
import { StartError } from './start-error.ts'

const help = `Serves the site (web) or the console (admin), with /api passed on to the API.

  node main.js serve APP                             serves APP with the embedded web server
  node main.js nginx APP --out FOLDER                writes FOLDER/nginx.conf for nginx, with the files it serves
  node main.js front --out FOLDER                    writes FOLDER/nginx.conf for an nginx in front of both, by their names
  node main.js pack APP --root FOLDER [--manifest FILE] [--previous FOLDER]
                                                     packs a build for the two others, once per build; a page that is still
                                                     open loads the files of the packed release before in FOLDER

APP is web or admin. Environment: HOST (127.0.0.1), PORT (8080), API_URL (http://127.0.0.1:3000), PUBLIC_WEB_URL,
PUBLIC_ADMIN_URL, TRUST_PROXY (false) and, for admin, PICTURE_HOSTS (none); LOG_LEVEL (warn) for serve and ACCESS_LOG
(/dev/stdout, or off) for nginx. The front needs WEB_HOST_URL and ADMIN_HOST_URL, where the two hosts are, instead of API_URL.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string' },
    manifest: { type: 'string' },
    previous: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
const [command, name] = positionals
const app = appNames.find((one) => one === name)

function endWithHelp(code: number): never {
  process.stdout.write(help)
  process.exit(code)
}

/** Packed sites are next to the bundled program. */
const packedFolder = (of: AppName) => join(import.meta.dirname, 'sites', of)

async function run(of: AppName) {
  if (command === 'serve') return serve(of)
  if (command === 'nginx' && values.out) {
    const settings = readSettings(of, process.env)
    await prepareNginx({ packed: packedFolder(of), settings, runFolder: values.out })
    return
  }
  if (command === 'pack' && values.root) {
    const { root, manifest: manifestFile, previous } = values
    return packSite(packedFolder(of), { root, manifestFile, previous })
  }
  endWithHelp(2)
}

async function serve(of: AppName) {
  const settings = readSettings(of, process.env)
  const folder = mkdtempSync(join(tmpdir(), `farandfew-${of}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Pages are sent uncompressed until their copies are there.
  const site = placeSite(packedFolder(of), folder, settings.publicUrl)
  const host = buildHost(site, settings)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= host.stop().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The program that started this one has ended.
  if (process.channel) process.on('disconnect', stop)
  await host.app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: () => 'listening',
  })
  process.send?.({ type: 'ready' })
}

try {
  if (command === 'front' && values.out && !values.help) {
    prepareFront({ settings: readFrontSettings(process.env), runFolder: values.out })
  } else {
    if (values.help || !app) endWithHelp(values.help ? 0 : 2)
    await run(app)
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  if (process.send) {
    process.send({ type: 'failed', message: error.message }, () => process.exit(1))
  } else {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
