import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildHost } from './build-host.ts'
import { StartError } from '../start-error.ts'
import { readHost, readOrigin, readPort, readTrustProxy } from './host-environment.ts'

const help = `Serves one of the club's sites: its built files, and /api passed on to the API.

  node host.js --root FOLDER [--manifest FILE]

  --root      the built files
  --manifest  the route manifest of a prerendered site

Environment: HOST (127.0.0.1), PORT (8080), API_URL (http://127.0.0.1:3000), PUBLIC_URL (what people type),
PUBLIC_ADMIN_URL (where /admin leads; none for the console), PUBLIC_WEB_URL (for the console: the site whose pictures
it shows), TRUST_PROXY (false).
`

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    manifest: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help || !values.root) {
  process.stdout.write(help)
  process.exit(values.help ? 0 : 2)
}

async function serve(root: string) {
  const { env } = process
  const port = readPort(env, 'PORT', 8080)
  const host = buildHost({
    root,
    manifestFile: values.manifest,
    apiUrl: readOrigin(env, 'API_URL') ?? 'http://127.0.0.1:3000',
    publicUrl: readOrigin(env, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    adminUrl: readOrigin(env, 'PUBLIC_ADMIN_URL'),
    siteUrl: readOrigin(env, 'PUBLIC_WEB_URL'),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.close())
  }
  await host.listen({ host: readHost(env), port })
}

try {
  if (!existsSync(values.root)) throw new StartError(`There is no folder ${values.root} to serve.`)
  await serve(values.root)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
