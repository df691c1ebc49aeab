/**
 * Lints texts as if they were files of the workspace. Reads a JSON list of {path, text} from standard input and writes
 * the messages of each text, as JSON, to standard output.
 */
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createProjectGraphAsync } from '@nx/devkit'
import { ESLint } from 'eslint'

const workspace = join(import.meta.dirname, '../../../..')
process.chdir(workspace)

// The boundary rule reads the graph from Nx's cache and accepts every import if there is none.
await createProjectGraphAsync({ exitOnError: true })

const eslint = new ESLint({ cwd: workspace })
const messages = []
for (const { path, text } of /** @type {{ path: string, text: string }[]} */ (
  await json(process.stdin)
)) {
  const [result] = await eslint.lintText(text, { filePath: join(workspace, path) })
  messages.push((result?.messages ?? []).map(({ message }) => message))
}
process.stdout.write(JSON.stringify(messages))
