import { testRun } from './test-run.ts'

export default async function tearDown(): Promise<void> {
  await testRun.server?.stop()
}
