import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runNx, workspace } from './program.ts'

const modules = 'node_modules'
const ours = join(modules, '@farandfew')

/**
 * Copies the code of the workspace to a temporary folder, in which a test may plant faults, and lets Nx keep its project
 * graph there. Our own packages are copies, those from npm are links to the installed ones.
 * @returns the folder, which the caller removes
 */
export async function copyWorkspace(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-copy-'))
  try {
    for (const path of listCode()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      cpSync(join(workspace, path), join(folder, path))
    }
    cpSync(join(workspace, ours), join(folder, ours), { recursive: true, verbatimSymlinks: true })
    for (const name of readdirSync(join(workspace, modules))) {
      if (join(modules, name) === ours) continue
      symlinkSync(join(workspace, modules, name), join(folder, modules, name))
    }
    const { code, out, err } = await runNx(['show', 'projects'], folder)
    if (code !== 0) throw new Error(out + err)
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The source files and settings that Git does not ignore. */
function listCode(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  return execFileSync('git', args, { cwd: workspace, encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 })
    .split('\0')
    .filter((path) => existsSync(join(workspace, path)) && /\.(tsx?|[cm]?js|json)$/.test(path))
}
