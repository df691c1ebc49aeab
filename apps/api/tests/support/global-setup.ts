import { prepareArchives } from './archive.ts'
import { startTestServer } from './postgres-server.ts'
import { buildPrograms } from './programs.ts'
import { prepareTemplates } from './template.ts'
import { archivesVariable, testRun, testServerVariable } from './test-run.ts'

/** Runs once before the first suite. global-teardown.ts stops what it starts. */
export default async function setUp(): Promise<void> {
  const [archives, server] = await Promise.all([
    prepareArchives(),
    startTestServer(),
    buildPrograms(),
  ])
  testRun.server = server
  await prepareTemplates(server.url)
  // The suites run in processes of their own, which inherit these.
  process.env[testServerVariable] = server.url
  process.env[archivesVariable] = archives
}
