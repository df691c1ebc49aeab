import { rm } from 'node:fs/promises'
import { testRun } from './test-run.ts'

export default async function tearDown(): Promise<void> {
  await testRun.server?.stop()
  if (testRun.buildFolder) await rm(testRun.buildFolder, { recursive: true, force: true })
}
