import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const project = fileURLToPath(new URL('..', import.meta.url))

/** What cannot be part of a bundle: native code, WebAssembly and files that are read from beside the code. */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'pg-native',
  'sharp',
  // CommonJS behind an import(): as a chunk of the bundle it would have no named exports.
  '@zxcvbn-ts/language-common',
]

/** CommonJS packages inside the bundle call require() for what Node itself has. */
const banner = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`

/** `dist`, or the folder that the command line names. */
const outdir = resolve(project, process.argv[2] ?? 'dist')

await rm(outdir, { recursive: true, force: true })
await build({
  absWorkingDir: project,
  entryPoints: {
    main: 'src/main.ts',
    migrate: 'src/commands/migrate.ts',
    seed: 'src/commands/seed.ts',
    outbox: 'src/commands/outbox.ts',
    'second-factor': 'src/commands/second-factor.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  banner: { js: banner },
  external,
})
