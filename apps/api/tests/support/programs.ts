import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { programsFolder } from './test-run.ts'

const sources = resolve(__dirname, 'programs')

/** Builds the suites' own programs. Plain Node starts them in a third of the time that tsx takes. */
export async function buildPrograms(): Promise<void> {
  await build({
    entryPoints: (await readdir(sources)).map((name) => join(sources, name)),
    outdir: programsFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
}
