import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The most that the product may have (docs/decisions/0030-ceilings.md). What passes one says in its decision what went instead.
 * The length of files and functions is limited by oxlint.config.mjs.
 */
export const ceilings = {
  /** Product lines for each call of the API. */
  linesPerCall: 500,
  /** Percent of the product's lines that belong to imports. */
  importShare: 10.4,
}

const isProduct = (/** @type {string} */ path) =>
  /^(apps|libs)\/.*\.(ts|tsx|mjs)$/.test(path) &&
  !/\.(test|spec)\.|(^|\/)(tests|testing|__mocks__)\//.test(path) &&
  !path.startsWith('apps/e2e/')

/** A whole import or re-export statement, which may have several lines. */
const imports =
  /^(?:import\b|export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*from\b)(?:[^'"\n]|\n(?!\n))*?['"][^'"\n]+['"]/gm

const lineCount = (/** @type {string} */ text) => text.split('\n').length - 1

/**
 * Counts the product's lines, its lines of imports and its calls.
 * @param {Iterable<string>} sources the texts of the product's files
 */
export function measure(sources) {
  let lines = 0
  let importLines = 0
  let calls = 0
  for (const text of sources) {
    lines += lineCount(text)
    for (const [statement] of text.matchAll(imports)) importLines += lineCount(statement) + 1
    calls += text.match(/= defineContract\(\{/g)?.length ?? 0
  }
  return { lines, calls, linesPerCall: lines / calls, importShare: (100 * importLines) / lines }
}

/** The files that git has, without those that are deleted in the working tree. */
function listFiles(/** @type {string} */ workspace, /** @type {string[]} */ ...patterns) {
  const options = /** @type {const} */ ({ cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const list = (/** @type {string[]} */ ...flags) =>
    execFileSync('git', ['ls-files', '-z', ...flags, '--', ...patterns], options)
      .split('\0')
      .filter(Boolean)
  const deleted = new Set(list('--deleted'))
  return list().filter((path) => !deleted.has(path))
}

/**
 * The figures of a workspace's product: what is in `apps` and `libs`, without tests, what only they use, and browser tests.
 * @param {string} workspace
 */
export function measureWorkspace(workspace) {
  const paths = listFiles(workspace, 'apps', 'libs').filter(isProduct)
  return measure(paths.map((path) => readFileSync(join(workspace, path), 'utf8')))
}

/** @param {string} workspace */
const readDependencies = (workspace) =>
  listFiles(workspace, ':(glob)apps/*/package.json', ':(glob)libs/*/package.json').flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(workspace, path), 'utf8')).dependencies ?? {}),
  )

/**
 * The packages of deployed parts that docs/decisions/0012-libraries.md does not name.
 * @param {string} workspace
 */
export function unexplainedDependencies(workspace) {
  const reasons = readFileSync(join(workspace, 'docs/decisions/0012-libraries.md'), 'utf8')
  const names = readDependencies(workspace).filter((name) => !name.startsWith('@farandfew/'))
  return [...new Set(names)].filter((name) => !reasons.includes(`\`${name}\``))
}

/**
 * What passes its ceiling, one sentence each.
 * @param {{ linesPerCall: number, importShare: number }} figures
 */
export function passedCeilings({ linesPerCall, importShare }) {
  const passed = []
  if (linesPerCall > ceilings.linesPerCall) {
    passed.push(
      `The product has ${linesPerCall.toFixed(1)} lines a call, at most ${ceilings.linesPerCall}.`,
    )
  }
  if (importShare > ceilings.importShare) {
    passed.push(
      `${importShare.toFixed(2)} % of its lines are imports, at most ${ceilings.importShare} %.`,
    )
  }
  return passed
}
