import { prepareArchive } from './archive.ts'
import { buildPrograms } from './build.ts'
import { startTestServer } from './postgres-server.ts'
import { prepareTemplate } from './template.ts'
import {
  builtProgramsVariable,
  templateArchiveVariable,
  testRun,
  testServerVariable,
} from './test-run.ts'

/** Once a run, before the first suite. What it starts, global-teardown.ts ends. */
export default async function setUp(): Promise<void> {
  const [archive, server, buildFolder] = await Promise.all([
    prepareArchive(),
    startTestServer(),
    buildPrograms(),
  ])
  Object.assign(testRun, { server, buildFolder })
  await prepareTemplate(server.url)
  // The suites run in processes of their own, which inherit these.
  process.env[testServerVariable] = server.url
  process.env[templateArchiveVariable] = archive
  process.env[builtProgramsVariable] = buildFolder
}
