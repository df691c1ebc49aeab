import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

/**
 * Builds projects with Nx, which skips what is already built, and prints the progress of a long build.
 * @param {string} workspace the folder of nx.json
 * @param {readonly string[]} projects
 * @returns {Promise<boolean>} false after a failure, which is printed
 */
export async function buildWorkspace(workspace, projects) {
  const build = spawn(
    process.execPath,
    [
      join(workspace, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '--target=build',
      `--projects=${projects.join(',')}`,
      '--output-style=static',
    ],
    {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    },
  )
  const printed = []
  let announced = false
  const announce = setTimeout(() => {
    announced = true
    process.stdout.write('Building what has changed. The first build takes about a minute.\n')
  }, 2500)
  const read = (stream) =>
    createInterface({ input: stream }).on('line', (line) => {
      printed.push(line)
      // Nx prints a task's output when the task has ended, whether it passed or failed.
      const ended = /^> nx run ([^:]+):build(.*)/.exec(line)
      if (ended && announced) process.stdout.write(`  ${ended[1]}: finished${ended[2] ?? ''}\n`)
    })
  read(build.stdout)
  read(build.stderr)
  const code = await new Promise((resolve) => build.once('close', resolve))
  clearTimeout(announce)
  if (code === 0) return true
  process.stderr.write(`${printed.join('\n')}\n\nThe build failed; its output is above.\n`)
  return false
}
