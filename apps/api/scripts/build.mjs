import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licenceNotices, licencesFile } from '../../../libs/domain/scripts/licences.mjs'

const project = fileURLToPath(new URL('..', import.meta.url))

/** What cannot be bundled: native code, WebAssembly, and packages that read their own files. */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'pg-native',
  'sharp',
  // CommonJS loaded by import(): as a chunk it would have no named exports.
  '@zxcvbn-ts/language-common',
  'prom-client',
]

/** Bundled CommonJS packages call require() for Node's own modules. */
const banner = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)`

/** The folder on the command line, by default `dist`. */
const outdir = resolve(project, process.argv[2] ?? 'dist')

await rm(outdir, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: project,
  entryPoints: {
    main: 'src/main.ts',
    migrate: 'src/commands/migrate.ts',
    seed: 'src/commands/seed.ts',
    outbox: 'src/commands/outbox.ts',
    'second-factor': 'src/commands/second-factor.ts',
    'admin-password': 'src/commands/admin-password.ts',
    'rotate-travel-keys': 'src/commands/rotate-travel-keys.ts',
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
  metafile: true,
})
// Started as a process of its own.
const pictureProcess = 'picture-process.mjs'
await copyFile(join(project, 'src/platform/pictures', pictureProcess), join(outdir, pictureProcess))
const modules = Object.keys(metafile.inputs).map((input) => resolve(project, input))
await writeFile(join(outdir, licencesFile), licenceNotices(modules))
