import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './program.ts'

const read = (path: string) => readFileSync(join(workspace, path), 'utf8')

/** The variables in .env.example, which are all that the API reads. */
export const apiVariables = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
)

/** The variables that the hosts read. */
export const hostVariables = [
  ...read('apps/host/src/settings.ts').matchAll(/\benv(?:, |\[)'([A-Z_]+)'/g),
].map(([, name = '']) => name)
