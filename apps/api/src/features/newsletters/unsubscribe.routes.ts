import { unsubscribe, unsubscribeToken } from '@farandfew/domain/newsletters'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import type { NewslettersOptions } from './newsletters.routes.ts'
import { unsubscribeAddress } from './newsletters.service.ts'
import { unsubscribePagePath } from './unsubscribe-links.ts'

/** The one field that a mail program posts, as either kind of form (RFC 8058 section 3.2). */
const oneClickFields = [
  /^(?:[^\r\n]*&)?List-Unsubscribe=One-Click(?:&|\s*$)/,
  /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/,
]

/** Reads a mail program's form; no other call of the API takes forms. */
function addOneClickForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) =>
      oneClickFields.some((field) => field.test(body)) ? { 'List-Unsubscribe': 'One-Click' } : {},
  )
}

/** The ways out of the newsletter, both by POST: mail scanners follow links, so a GET changes nothing. */
export async function unsubscribeRoutes(
  scope: FastifyInstance,
  { db, limits, secret, publicWebUrl }: NewslettersOptions,
): Promise<void> {
  addOneClickForms(scope)
  route(
    scope,
    unsubscribe,
    async ({ body, query }) => {
      const isOneClick = body['List-Unsubscribe'] !== undefined
      await unsubscribeAddress(db, isOneClick ? query.token : body.token, secret())
      return { subscribed: false }
    },
    { config: limitedBy('unsubscribe', limits) },
  )
  // Older mail programs open the address in a browser instead of posting to it: the page does it once a person sees it.
  scope.get<{ Querystring: { token?: unknown } }>(
    unsubscribe.path,
    { schema: { hide: true } },
    async (request, reply) => {
      const token = safeParse(unsubscribeToken, request.query.token)
      const query = token.success ? `?token=${token.data}` : ''
      return reply.redirect(publicWebUrl + unsubscribePagePath + query, 303)
    },
  )
}
