import { contentType } from '../file-rules.ts'
import { type HostProblem, problemBody } from '../problems.ts'
import { problemHeaders, securityHeaders } from '../security-headers.ts'
import type { HostSettings } from '../settings.ts'
import { block, type Line, quote, quoteBody } from './syntax.ts'

export const addHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always`)

/** nginx inherits headers only into a location that adds none, so every location repeats them. */
export const pageHeaders = (settings: HostSettings, more: Readonly<Record<string, string>> = {}) =>
  addHeaders({ ...securityHeaders(settings), ...more })

/** The media type of an answer. Without the empty table nginx would use the type of the path's extension. */
export const onlyType = (type: string): Line[] => [block('types'), `default_type ${quote(type)}`]

export function textAnswer(settings: HostSettings, status: number, text: string): Line[] {
  return [
    ...pageHeaders(settings),
    ...onlyType(contentType('text/plain')),
    `return ${status} ${quoteBody(text)}`,
  ]
}

export function problemAnswer(
  settings: HostSettings,
  problem: HostProblem,
  headers: Readonly<Record<string, string>> = {},
): Line[] {
  return [
    ...addHeaders({ ...problemHeaders(settings), ...headers }),
    ...onlyType('application/problem+json'),
    `return ${problem.status} ${quote(problemBody(problem))}`,
  ]
}
