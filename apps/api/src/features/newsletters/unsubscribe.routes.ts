import { unsubscribe, unsubscribeToken } from '@farandfew/domain/newsletters'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { AppContext } from '../../context/context.ts'
import { route } from '../../plugins/contract-route.ts'
import { unsubscribeAddress } from './newsletters.service.ts'
import { unsubscribePagePath } from './unsubscribe-links.ts'

/** The field that a mail program posts, in either form encoding (RFC 8058 section 3.2). */
const oneClickFields = [
  /^(?:[^\r\n]*&)?List-Unsubscribe=One-Click(?:&|\s*$)/,
  /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/,
]

/** Parses a mail program's form. No other call of the API accepts forms. */
function addOneClickForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) =>
      oneClickFields.some((field) => field.test(body)) ? { 'List-Unsubscribe': 'One-Click' } : {},
  )
}

/** Unsubscribes by POST only: mail scanners follow links, so a GET must change nothing. */
export async function unsubscribeRoutes(
  scope: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addOneClickForms(scope)
  route(scope, unsubscribe, async ({ body, query }) => {
    const isOneClick = body['List-Unsubscribe'] !== undefined
    await unsubscribeAddress(context, isOneClick ? query.token : body.token)
    return { subscribed: false }
  })
  // Older mail programs open the address in a browser instead of posting to it. The page then unsubscribes.
  scope.get<{ Querystring: { token?: unknown } }>(
    unsubscribe.path,
    { schema: { hide: true } },
    async (request, reply) => {
      const token = safeParse(unsubscribeToken, request.query.token)
      const query = token.success ? `?token=${token.data}` : ''
      return reply.redirect(context.urls.web + unsubscribePagePath + query, 303)
    },
  )
}
