/**
 * Lints sources as if they stood at given places of the workspace. Standard input: a JSON list of {path, text};
 * standard output: for each the rules it breaks, with their messages.
 */
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createProjectGraphAsync } from '@nx/devkit'
import { ESLint } from 'eslint'

const workspace = join(import.meta.dirname, '../../../..')
process.chdir(workspace)

// The boundary rule reads the graph from Nx's cache, and lets everything pass where there is none.
await createProjectGraphAsync({ exitOnError: true })

const eslint = new ESLint({ cwd: workspace })
const answers = []
for (const { path, text } of /** @type {{ path: string, text: string }[]} */ (
  await json(process.stdin)
)) {
  const [result] = await eslint.lintText(text, { filePath: join(workspace, path) })
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => ({ rule: ruleId, message })))
}
process.stdout.write(JSON.stringify(answers))
