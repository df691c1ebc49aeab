import { prepareArchive } from './archive.ts'
import { startTestServer } from './postgres-server.ts'
import { prepareTemplate } from './template.ts'
import { templateArchiveVariable, testRun, testServerVariable } from './test-run.ts'

/** Once a run, before the first suite. What it starts, global-teardown.ts ends. */
export default async function setUp(): Promise<void> {
  const [archive, server] = await Promise.all([prepareArchive(), startTestServer()])
  testRun.server = server
  await prepareTemplate(server.url)
  // The suites run in processes of their own, which inherit these.
  process.env[testServerVariable] = server.url
  process.env[templateArchiveVariable] = archive
}
