import type { FastifyInstance } from 'fastify'

/**
 * Headers of every answer: the API speaks to programs, so nothing that it sends may be run, framed or
 * guessed at (OWASP REST Security Cheat Sheet). They never change, so no plugin builds them for a request.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** What an answer that belongs to one caller says beside them: nobody keeps it. */
export const privateHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'cache-control': 'no-store',
}

/** Puts the headers of private answers on everything that the scope sends. */
export function addPrivateHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(privateHeaders)
  })
}
