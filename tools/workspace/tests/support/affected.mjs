/**
 * Finds the projects that changed files affect, as `nx affected` does. Reads a JSON list of lists of files from
 * standard input and writes JSON to standard output: the names of all projects, and those that each list affects.
 */
import { json } from 'node:stream/consumers'
import { createProjectGraphAsync } from '@nx/devkit'
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js'
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js'

const graph = await createProjectGraphAsync({ exitOnError: true })
const affected = []
for (const files of /** @type {string[][]} */ (await json(process.stdin))) {
  const { nodes } = await filterAffected(graph, calculateFileChanges(files))
  affected.push(Object.keys(nodes).sort())
}
process.stdout.write(JSON.stringify({ projects: Object.keys(graph.nodes).sort(), affected }))
