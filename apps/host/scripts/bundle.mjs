/** Bundles the program, so that it starts without a compiler and without node_modules. It reads its templates from files. */
import { cpSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licenceNotices, licencesFile } from '../../../libs/domain/scripts/licences.mjs'

const project = fileURLToPath(new URL('..', import.meta.url))

const { metafile } = await build({
  absWorkingDir: project,
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
  metafile: true,
})

cpSync(join(project, 'src/nginx/templates'), join(project, 'dist/templates'), { recursive: true })
const modules = Object.keys(metafile.inputs).map((input) => resolve(project, input))
await writeFile(join(project, 'dist', licencesFile), licenceNotices(modules))
