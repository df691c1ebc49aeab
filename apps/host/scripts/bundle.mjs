/** Bundles the program, so that it starts without a compiler and without node_modules. It reads its templates from files. */
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))

await build({
  absWorkingDir: path('.'),
  entryPoints: { main: 'src/main.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Bundled CommonJS packages call `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})

cpSync(path('src/nginx/templates'), path('dist/templates'), { recursive: true })
