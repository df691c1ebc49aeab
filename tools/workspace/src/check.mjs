import { parseArgs } from 'node:util'
import { findAffectedBase } from './affected-base.mjs'
import { runNx } from './run-nx.mjs'
import { tallyRun } from './tally.mjs'

const targets = ['lint', 'typecheck', 'test']

export const help = `Checks the workspace: lint, type check and every test, through Nx, which replays what nothing has changed.

  npm test                            every project
  npm run affected                    what a change touches, and what depends on it
  npm run affected -- --base COMMIT   the same, compared with a commit

Without --base, a branch is compared with where it left main. On main itself: with HEAD where there are changes that
are not committed, else with the commit before. Changes not committed yet and new files always count.

Options of both: --skip-nx-cache runs everything again; --help shows this.

The last line is 'N passed, N failed'. A lint and a type check count as one each, tests one by one; a run that
crashed, a suite that could not start and a run without any test are failures. The exit code is 1 where one failed.
`

/**
 * @param {readonly string[]} argv the command line behind the program's name
 */
function readArguments(argv) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      'skip-nx-cache': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [scope] = positionals
  if (!values.help && scope !== 'all' && scope !== 'affected') {
    throw new TypeError("Say which: 'all' or 'affected'.")
  }
  if (values.base !== undefined && scope !== 'affected') {
    throw new TypeError("--base goes with 'affected'.")
  }
  return { ...values, scope }
}

/**
 * Runs the checks that the command line asks for.
 * @param {string} workspace the folder of nx.json
 * @param {readonly string[]} argv
 * @param {(text: string) => void} print a line, or several
 * @returns {Promise<number>} the exit code
 * @throws {TypeError} where the command line is wrong
 */
export async function check(workspace, argv, print) {
  const asked = readArguments(argv)
  if (asked.help) {
    print(help.trimEnd())
    return 0
  }
  const isAll = asked.scope === 'all'
  const base = isAll ? undefined : (asked.base ?? findAffectedBase(workspace))
  const args = [
    ...(isAll ? ['run-many'] : ['affected', `--base=${base}`]),
    '-t',
    ...targets,
    '--parallel=2',
    ...(asked['skip-nx-cache'] ? ['--skip-nx-cache'] : []),
  ]
  print(isAll ? 'Checking every project' : `Checking what changed since ${base}`)
  const { report, exitCode } = await runNx(workspace, args, { targets, print })

  const wantsTests = isAll || report.tasks.some((task) => task.target === 'test')
  const { passed, failed, skipped } = tallyRun(report, { exitCode, wantsTests })
  if (report.tasks.length === 0) print(report.remarks.join('\n').trim())
  if (report.failed.length > 0) print(`\nFailed: ${report.failed.join(', ')}`)
  if (skipped > 0) print(`${skipped} skipped`)
  print(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
