import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where `npm run build` puts the programs. Nx builds them before it runs the tests. */
export const buildFolder = resolve(__dirname, '../../dist')

/** The file of a built program, for plain Node to run. */
export function builtProgram(name: string): string {
  const file = join(buildFolder, `${name}.js`)
  if (existsSync(file)) return file
  throw new Error(`${file} is missing: run npm run build -w @farandfew/api first`)
}
