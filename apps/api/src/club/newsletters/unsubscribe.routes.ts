import { unsubscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { unsubscribeToken } from '@farandfew/domain/newsletters/newsletter.ts'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { unsubscribeByLink } from './newsletters.service.ts'
import { unsubscribePagePath } from '../../platform/unsubscribe/unsubscribe-links.ts'

/** Bytes of a body: far above a form with its one field, and a token as JSON. */
const bodyLimit = 2048

/** Whether a URL-encoded form has the field that a mail program posts (RFC 8058 section 3.2). */
const isOneClickForm = (body: string) =>
  new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click'

/** The same for a multipart form: the value is the line after the empty line that ends the headers of the part. */
function isOneClickMultipart(body: string): boolean {
  const lines = body.split('\n').map((line) => line.trim())
  const header = lines.findIndex((line) => /name="?List-Unsubscribe"?$/.test(line))
  return header >= 0 && lines[lines.indexOf('', header) + 1] === 'One-Click'
}

const oneClickForms = {
  'application/x-www-form-urlencoded': isOneClickForm,
  'multipart/form-data': isOneClickMultipart,
}

/** Parses a mail program's form. No other call of the API accepts forms. */
function addOneClickForms(scope: FastifyInstance): void {
  for (const [type, isOneClick] of Object.entries(oneClickForms)) {
    scope.addContentTypeParser(
      type,
      { parseAs: 'string' },
      async (_request: unknown, body: string) =>
        isOneClick(body) ? { 'List-Unsubscribe': 'One-Click' } : {},
    )
  }
}

/** Unsubscribes by POST only: mail scanners follow links, so a GET must change nothing. */
export async function unsubscribeRoutes(
  scope: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addOneClickForms(scope)
  route(
    scope,
    unsubscribe,
    async ({ body, query }) => {
      const isOneClick = body['List-Unsubscribe'] !== undefined
      return unsubscribeByLink(context, isOneClick ? query.token : body.token)
    },
    { bodyLimit },
  )
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
