import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

/**
 * Builds projects through Nx, which skips what is built already, and says how far it is.
 * @param {string} workspace the folder of nx.json
 * @param {readonly string[]} projects
 * @returns {Promise<boolean>} whether everything is built; what went wrong has been printed where not
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
    process.stdout.write('Looking at what is built; what is not takes about a minute.\n')
  }, 2500)
  const read = (stream) =>
    createInterface({ input: stream }).on('line', (line) => {
      printed.push(line)
      const done = /✔\s+nx run ([^:]+):build(.*)/.exec(line)
      if (done && announced) process.stdout.write(`  ${done[1]} is built${done[2] ?? ''}\n`)
    })
  read(build.stdout)
  read(build.stderr)
  const code = await new Promise((resolve) => build.once('close', resolve))
  clearTimeout(announce)
  if (code === 0) return true
  process.stderr.write(`${printed.join('\n')}\n\nThe build failed; what it said stands above.\n`)
  return false
}
