import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNx } from './program.ts'

export interface ProjectNode {
  name: string
  data: { root: string; tags: string[]; targets: Record<string, unknown> }
}

export interface Graph {
  nodes: Record<string, ProjectNode>
  dependencies: Record<string, { source: string; target: string; type: string }[]>
}

/** The project graph as `nx graph` shows it. */
export async function readGraph(): Promise<Graph> {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'))
  try {
    const file = join(folder, 'graph.json')
    const { code, out, err } = await runNx(['graph', `--file=${file}`])
    if (code !== 0) throw new Error(out + err)
    return (JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph }).graph
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
