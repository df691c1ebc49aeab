import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findAffectedBase } from './affected-base.mjs'
import { arePicturesChecked, artProject, recordPictures } from './pictures.mjs'
import { countRun, readResults, resultsFolder, slowestFiles, testTargets } from './results.mjs'
import { runNx } from './run-nx.mjs'

/** One lint of everything takes half as long as a lint of each project. */
const targetsOf = (/** @type {boolean} */ isAll, /** @type {boolean} */ isFull) => [
  isAll ? 'lint-all' : 'lint',
  'typecheck',
  'unused',
  'test',
  ...(isFull ? ['test-full'] : []),
]

/** The most failed tests of a project that are listed. */
const shownFailures = 30

export const help = `Checks the workspace through Nx: lint, types, what is not used (knip) and tests. What has not changed is replayed from Nx's cache.

  npm test                            every project: what takes minutes
  npm run test:all                    every test, also the long ones; .ci/run adds the browser tests
  npm run affected                    the projects that a change touches, and those that depend on them
  npm run affected -- --base COMMIT   the same, compared with a commit

The pictures are checked only by test:all and affected, and only if they or what draws them changed: the record of their last check, which a
run writes, is tools/art/checked.sha256.

Without --base, a branch is compared with the commit where it left main. On main itself, uncommitted changes are
compared with HEAD; if there are none, HEAD is compared with the commit before it. Uncommitted changes and new files
always count.

Options of all: --full adds the long tests; --times prints the slowest test files of each project; --skip-nx-cache runs everything again;
--help prints this text.

The last line is 'N passed, N failed'. A lint, a type check, a search for what is not used and a build count as one each, tests one by one. A run that
crashed, a suite that cannot start and a run without any test count as failures. The exit code is 1 if there is one.
`

/** @param {readonly string[]} argv the command line after the program's name */
function readArguments(argv) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      full: { type: 'boolean', default: false },
      times: { type: 'boolean', default: false },
      'skip-nx-cache': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [scope] = positionals
  if (!values.help && scope !== 'all' && scope !== 'affected') {
    throw new TypeError("Choose 'all' or 'affected'.")
  }
  if (values.base !== undefined && scope !== 'affected') {
    throw new TypeError("--base works with 'affected' only.")
  }
  return { ...values, scope }
}

/**
 * Runs the checks that the command line asks for.
 * @param {string} workspace the folder of nx.json
 * @param {readonly string[]} argv
 * @param {(line: string) => void} print
 * @returns {Promise<number>} the exit code
 * @throws {TypeError} if the command line is wrong
 */
export async function check(workspace, argv, print) {
  const { scope, base: chosenBase, full, times, help: wantsHelp, ...flags } = readArguments(argv)
  if (wantsHelp) {
    print(help.trimEnd())
    return 0
  }
  const isAll = scope === 'all'
  const base = isAll ? undefined : (chosenBase ?? findAffectedBase(workspace))
  print(isAll ? 'Checking every project' : `Checking what changed since ${base}`)

  rmSync(join(workspace, resultsFolder), { recursive: true, force: true })
  const { exitCode, tasks } = await runNx(workspace, [
    ...(isAll ? ['run-many'] : ['affected', `--base=${base}`]),
    '-t',
    ...targetsOf(isAll, full),
    ...(isAll && (!full || arePicturesChecked(workspace)) ? [`--exclude=${artProject}`] : []),
    '--parallel=2',
    ...(flags['skip-nx-cache'] ? ['--skip-nx-cache'] : []),
  ])

  /** @param {import('./run-nx.mjs').Task} task */
  const resultsOf = (task) => readResults(workspace, task)
  const testTasks = tasks.filter(({ target }) => testTargets.includes(target))
  if (times) {
    for (const task of testTasks) {
      const results = resultsOf(task)
      if (results) {
        print([`\n${task.project}:${task.target}`, ...slowestFiles(results, 10)].join('\n'))
      }
    }
    print('')
  }
  const { passed, failed, skipped } = countRun(tasks, resultsOf, {
    exitCode,
    wantsTests: isAll || testTasks.length > 0,
  })
  const failedTasks = tasks.filter(({ hasFailed }) => hasFailed)
  if (failedTasks.length > 0) {
    print(`Failed: ${failedTasks.map(({ project, target }) => `${project}:${target}`).join(', ')}`)
    for (const task of failedTasks) {
      if (!testTasks.includes(task)) continue
      const failures = resultsOf(task)?.failures ?? []
      for (const failure of failures.slice(0, shownFailures)) print(`  ${failure}`)
      if (failures.length > shownFailures) print(`  and ${failures.length - shownFailures} more`)
    }
  }
  const art = tasks.filter(({ project }) => project === artProject)
  const wasArtTested = art.some(({ target }) => target === 'test')
  if (wasArtTested && !art.some(({ hasFailed }) => hasFailed) && process.env['CI'] !== 'true') {
    recordPictures(workspace)
  }
  if (skipped > 0) print(`${skipped} skipped`)
  print(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
