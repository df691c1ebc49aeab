import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { archiveNames, archivesVariable, fromTestRun } from './test-run.ts'

/** Compiles WebAssembly quickly instead of making it fast: opening PGlite then takes half the processor time. */
export const quickWasm = '--liftoff-only'
setFlagsFromString(quickWasm)

/** The path of an archive of an embedded database. */
export const archivePath = (name: keyof typeof archiveNames): string =>
  join(fromTestRun(archivesVariable), archiveNames[name])

/** Makes a data folder as it is after a first start: with an empty embedded database that nothing uses. */
export async function createDataFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', archivePath('empty'), '-C', folder])
}
