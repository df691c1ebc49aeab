import { execFile } from 'node:child_process'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { builtProgramsVariable, cacheFolder, fromTestRun } from './test-run.ts'

const project = resolve(__dirname, '../..')

/** Builds the programs as `npm run build` does, into a folder of the run's own. */
export async function buildPrograms(): Promise<string> {
  await mkdir(cacheFolder, { recursive: true })
  const folder = await mkdtemp(join(cacheFolder, 'build-'))
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', folder], { cwd: project })
  return folder
}

/** The folder in which the run's programs were built. */
export const buildFolder = (): string => fromTestRun(builtProgramsVariable)

/** The file of a built program, for plain Node to run. */
export const builtProgram = (name: string): string => join(buildFolder(), `${name}.js`)
