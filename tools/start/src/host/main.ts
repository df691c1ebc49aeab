import { parseArgs } from 'node:util'
import { buildHost } from './build-host.ts'
import { readTrustProxy } from './host-environment.ts'

const help = `Serves one of the club's sites: its built files, and /api passed on to the API.

  node host.js --root FOLDER [--manifest FILE]

  --root      the built files
  --manifest  the route manifest of a prerendered site

Environment: HOST (127.0.0.1), PORT (8080), API_URL (http://127.0.0.1:3000), PUBLIC_URL (what people type),
PUBLIC_ADMIN_URL (where /admin leads; none for the console), TRUST_PROXY (false).
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

const { HOST, PORT = '8080', API_URL, PUBLIC_URL, PUBLIC_ADMIN_URL, TRUST_PROXY } = process.env
const host = buildHost({
  root: values.root,
  manifestFile: values.manifest,
  apiUrl: API_URL ?? 'http://127.0.0.1:3000',
  publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
  adminUrl: PUBLIC_ADMIN_URL,
  trustProxy: readTrustProxy(TRUST_PROXY),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void host.close())
}

await host.listen({ host: HOST ?? '127.0.0.1', port: Number(PORT) })
