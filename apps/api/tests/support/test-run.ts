import { resolve } from 'node:path'
import type { TestServer } from './postgres-server.ts'

/** What a run keeps: within the workspace, so that what is built there finds the workspace's packages. */
export const cacheFolder = resolve(__dirname, '../../../../node_modules/.cache/club-api')

/** How the suites learn of what the run has started. */
export const testServerVariable = 'CLUB_TEST_SERVER'
export const templateArchiveVariable = 'CLUB_TEST_ARCHIVE'
export const builtProgramsVariable = 'CLUB_TEST_BUILD'

interface TestRun {
  server?: TestServer
  /** Where the programs were built. */
  buildFolder?: string
}

const holder = globalThis as { clubTestRun?: TestRun }

/** What set-up hands to tear-down: both run in the same process. */
export const testRun: TestRun = (holder.clubTestRun ??= {})

/** A variable that set-up has written. */
export function fromTestRun(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the suites want jest's global set-up`)
  return value
}
