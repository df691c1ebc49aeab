import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { findRoot } from './data-dir.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment with the variables of the workspace's `.env`. A variable that is set overrides the file. */
export function withEnvFile(env: Environment, workingDirectory = process.cwd()): Environment {
  try {
    const file = readFileSync(join(findRoot(workingDirectory), '.env'), 'utf8')
    return { ...parseEnv(file), ...env }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return env
    throw error
  }
}
