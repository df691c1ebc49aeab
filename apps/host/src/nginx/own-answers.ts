import { hostProblems, type HostProblem, retryAfter } from '../problems.ts'
import type { HostSettings } from '../settings.ts'
import { addHeaders, problemAnswer, textAnswer } from './answers.ts'
import { block, type Line } from './syntax.ts'

/** Where a server block sends what it answers itself. `error_page` sends a write to its own location, which may fail too. */
export const ownErrorPages: Line[] = [
  'recursive_error_pages on',
  'error_page 400 414 494 = /.bad-request/$answer_kind',
  'error_page 421 @other_host',
  'error_page 429 @too_many',
  'error_page 413 @too_large',
  'error_page 502 504 = @api_unavailable',
]

/** What nginx answers itself. A path is needed, not a name, for a request whose own path could not be read. */
export function ownAnswers(settings: HostSettings): Line[] {
  const { apiUnavailable, badRequest, otherHost, tooLarge, tooMany } = hostProblems
  const soon = { 'retry-after': retryAfter }
  return [
    ...twoAnswers(settings, 'bad-request', badRequest),
    // A name, because a path would lead through the conditions of the server again.
    block('location @other_host', 'rewrite ^ /.other-host/$answer_kind last'),
    ...twoAnswers(settings, 'other-host', otherHost),
    block('location @too_many', 'rewrite ^ /.too-many/$answer_kind last'),
    ...twoAnswers(settings, 'too-many', tooMany, soon),
    block('location @too_large', problemAnswer(settings, tooLarge)),
    block('location @api_unavailable', problemAnswer(settings, apiUnavailable, soon)),
  ]
}

/** A problem document for calls, and a line of text for pages and files. */
const twoAnswers = (
  settings: HostSettings,
  name: string,
  problem: HostProblem,
  headers: Readonly<Record<string, string>> = {},
): Line[] => [
  block(`location = /.${name}/page`, 'internal', [
    ...addHeaders(headers),
    ...textAnswer(settings, problem.status, `${problem.detail}\n`),
  ]),
  block(`location = /.${name}/call`, 'internal', problemAnswer(settings, problem, headers)),
]
