import { join, resolve } from 'node:path'
import type { TestServer } from './postgres-server.ts'

/** For what is kept between runs. */
export const cacheFolder = resolve(__dirname, '../../../../node_modules/.cache/club-api')

/** Where programs.ts puts the suites' own programs. */
export const programsFolder = join(cacheFolder, 'programs')

/** Environment variables that tell the suites what the global set-up has started. */
export const testServerVariable = 'CLUB_TEST_SERVER'
export const archivesVariable = 'CLUB_TEST_ARCHIVES'

/** Files of the folder that `archivesVariable` names. */
export const archiveNames = { empty: 'empty.tar', migrated: 'migrated.tar' } as const

const holder = globalThis as { clubTestRun?: { server?: TestServer } }

/** What the set-up hands to the tear-down, which runs in the same process. */
export const testRun = (holder.clubTestRun ??= {})

/** A variable that the set-up has set. */
export function fromTestRun(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the suites with jest's global set-up`)
  return value
}
