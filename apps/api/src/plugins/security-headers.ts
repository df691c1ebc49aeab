import type { FastifyInstance } from 'fastify'

/**
 * Headers of every response: clients are programs, so browsers must not run, frame or sniff what the API sends (OWASP REST
 * Security Cheat Sheet). They are constant, so no plugin builds them per request.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of a response for one client, which must not be cached. */
export const privateHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'cache-control': 'no-store',
}

/** Adds the private headers to every response of the scope. */
export function addPrivateHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(privateHeaders)
  })
}
