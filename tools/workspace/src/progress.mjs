import { readJestSummary } from './jest-summary.mjs'

/** @typedef {import('./nx-report.mjs').TaskReport} TaskReport */

/** What npm says around every script. */
const chatter = /^(npm (warn|error|notice)|> )/

/**
 * What a finished task says to a reader: a line where all is well, and all of its output where it is not.
 * @param {TaskReport} task
 */
export function describeTask(task) {
  const name = `${task.project} ${task.target}`
  const note = task.cached ? ' (cached)' : ''
  const said = task.lines.filter((line) => !chatter.test(line))
  if (task.target !== 'test') {
    return said.every((line) => line.trim() === '')
      ? `  ${name}${note}`
      : `  ${name}${note}\n${quote(said)}`
  }
  const counts = readJestSummary(task.lines)
  if (!counts || counts.failed > 0) return `  ${name}${note}\n${quote(said)}`
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  return `  ${name}${note}: ${counts.passed} passed${skipped}`
}

/** @param {readonly string[]} lines */
function quote(lines) {
  const text = lines.map((line) => (line ? `    ${line}` : '')).join('\n')
  return `${text.replace(/^\n+/, '').trimEnd()}\n`
}
