/** Bundles the start command, so that it starts without a compiler. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: { start: 'src/main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
})
