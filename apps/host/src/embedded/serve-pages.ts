import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import {
  securityTextExpiry,
  securityTextFile,
  withSecurityTextExpiry,
} from '@farandfew/domain/constants/security-text.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheControl, checkedFiles, hashedFolder } from '../file-rules.ts'
import { listFiles } from '../pack.ts'
import type { PlacedSite } from '../packed-site.ts'
import { goneStatus, missingStatuses, probeTimeout } from '../route-manifest.ts'
import type { HostSettings } from '../settings.ts'
import { type Answers, answerText } from './answers.ts'
import { findPage } from './find-page.ts'

interface Pages {
  site: PlacedSite
  settings: HostSettings
  answers: Answers
}

/** The site's pages and files, and 404 or 405 for everything else. */
export async function servePages(
  app: FastifyInstance,
  { site, settings, answers }: Pages,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(answers.headers.page))
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  })
  const known = { files: new Set(listFiles(site.root)), manifest: site.manifest }
  const { adminUrl, apiUrl } = settings
  const { variants } = site.manifest ?? {}
  const variantOf = (file: string, search: string) => {
    const variant = `${variants?.folder}/${file}`
    const isWanted = variants !== undefined && new RegExp(variants.query).test(search)
    return isWanted && known.files.has(variant) ? variant : file
  }
  if (adminUrl) {
    for (const path of ['/admin', '/admin/*']) {
      app.get(path, (_request, reply) => reply.redirect(adminUrl, 302))
    }
  }
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/*', async (request, reply) => {
    const { path, search } = splitTarget(request.url)
    const found = findPage(decodePath(path), known)
    switch (found.kind) {
      case 'file':
        return found.file === securityTextFile
          ? sendSecurityText(reply, site)
          : sendFile(request, reply, variantOf(found.file, search), found.status)
      case 'probe':
        return sendFile(request, reply, found.file, await probe(apiUrl + found.probe))
      case 'redirect':
        return reply.redirect(encodeURI(found.to) + search, 308)
      case 'nothing':
        return answerText(reply, 404, 'Not found\n')
    }
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerText(reply, 404, 'Not found\n')
      : answerText(reply.header('allow', 'GET, HEAD'), 405, 'Only GET\n'),
  )
}

/** Path and query string. `URL` would read a path that begins with two slashes as a host. */
function splitTarget(target: string) {
  const [path = '/'] = target.split('?')
  return { path, search: target.slice(path.length) }
}

/** The decoded path; one with an invalid encoding matches nothing. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/\0'
  }
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  status: 200 | 404 | typeof goneStatus | 503,
) {
  // Only a 200 may become a 304, a 206 or a 412 (RFC 9110 section 13.2.1).
  if (status !== 200) {
    for (const name of [
      'if-none-match',
      'if-modified-since',
      'if-match',
      'if-unmodified-since',
      'range',
    ]) {
      delete request.raw.headers[name]
    }
  }
  return reply.code(status).header('cache-control', cacheLifetime(file)).sendFile(file)
}

/** A running host must not send a date that it wrote at its start. */
async function sendSecurityText(reply: FastifyReply, { root }: PlacedSite) {
  const text = await readFile(join(root, securityTextFile), 'utf8')
  return answerText(
    reply.header('cache-control', cacheLifetime(securityTextFile)),
    200,
    withSecurityTextExpiry(text, securityTextExpiry(new Date())),
  )
}

function cacheLifetime(file: string): string {
  if (`/${file}`.startsWith(hashedFolder)) return cacheControl.hashed
  return checkedFiles.test(file) ? cacheControl.page : cacheControl.file
}

/** Asks the API whether a page exists, over a connection of its own, and returns the page's status. */
async function probe(url: string): Promise<200 | 404 | typeof goneStatus | 503> {
  const status = await new Promise<number>((resolve) => {
    const signal = AbortSignal.timeout(probeTimeout)
    get(url, { agent: false, signal }, (response) => {
      response.on('error', () => undefined).resume()
      resolve(response.statusCode ?? 503)
    }).on('error', () => resolve(503))
  })
  if (status >= 200 && status < 300) return 200
  if (status === goneStatus) return goneStatus
  return missingStatuses.includes(status) ? 404 : 503
}
