import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} TaskReport
 * @property {string} project
 * @property {string} target
 * @property {boolean} cached whether Nx replayed an earlier run
 * @property {string[]} lines what the task printed, without colours
 */

const heading = /^> nx run ([^:\s]+):([^:\s]+)(.*)$/
const banner = /^ NX {3}/
/** The banner under which Nx lists what failed, was stopped, or was not run because of that. */
const failure = /^ NX {3}Running targets? .* (failed|did not complete)$/
const success = /^ NX {3}Successfully ran targets? /

/**
 * Reads what `nx --output-style=static` prints, line by line: one section a task, then the list of those that failed.
 */
export class NxReport {
  /** @param {readonly string[]} targets what counts as a task; another heading is part of somebody's output */
  constructor(targets) {
    this.targets = targets
    /** @type {TaskReport[]} */
    this.tasks = []
    /** Ids of the tasks that Nx calls failed, such as `web:lint`. @type {string[]} */
    this.failed = []
    /** Nx's own words before the first task and after the last. @type {string[]} */
    this.remarks = []
    /** @type {'remarks' | 'task' | 'failures'} */
    this.part = 'remarks'
  }

  /** @param {string} raw */
  read(raw) {
    const line = stripVTControlCharacters(raw).trimEnd()
    const [, project, target = '', rest = ''] = heading.exec(line) ?? []
    if (project && this.targets.includes(target)) {
      this.part = 'task'
      const cached = /local cache|match the cache/.test(rest)
      this.tasks.push({ project, target, cached, lines: [] })
      return
    }
    if (failure.test(line)) this.part = 'failures'
    else if (success.test(line)) this.part = 'remarks'
    // A task may print a banner of its own.
    else if (banner.test(line) && this.part !== 'task') this.part = 'remarks'
    if (this.part === 'task') this.tasks.at(-1)?.lines.push(line)
    else this.readRemark(line)
  }

  /** @param {string} line */
  readRemark(line) {
    const [, id] = /^- (\S+:\S+)$/.exec(line) ?? []
    if (this.part === 'failures' && id) this.failed.push(id)
    this.remarks.push(line)
  }
}
