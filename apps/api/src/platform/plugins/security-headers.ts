import { callHeaders, transportHeaders } from '@farandfew/domain/constants/response-headers.ts'
import type { FastifyInstance } from 'fastify'

/** Headers of every response. They are constant, so no plugin builds them per request. */
export const securityHeaders = callHeaders

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

/** Adds strict transport security to every response if the public address is on https. */
export function addTransportHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = Object.entries(transportHeaders(publicUrl))
  if (headers.length === 0) return
  app.addHook('onRequest', async (_request, { raw }) => {
    // Set on Node's response: public reads write theirs without Fastify.
    for (const [name, value] of headers) raw.setHeader(name, value)
  })
}
