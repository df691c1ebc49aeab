import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { until } from './cluster.ts'
import { startNode } from './programs.ts'

/** Starts the built API; resolves when it can serve. */
export async function startApi(folder: string, name: string, env: NodeJS.ProcessEnv) {
  const port = await getPort()
  const data = join(folder, name)
  mkdirSync(data, { recursive: true })
  const child = startNode('apps/api/dist/main.js', {
    API_PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'fatal',
    ADMIN_PASSWORD: 'a password for failing over',
    SESSION_SECRET: 'a secret for failing over, forty letters.',
    // Each call comes from an address of its own, so that no limit applies.
    TRUST_PROXY: '1',
    CLUB_CLOCK: '2025-05-01',
    ...env,
  })
  const origin = `http://127.0.0.1:${port}`
  await until(`${name} is ready`, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended`)
    return (await fetch(`${origin}/readyz`)).ok
  })
  return {
    origin,
    child,
    data,
    /** Whether it is the process that was started. */
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>

let calls = 0

/** A call from an address of its own. A failed connection is status 0. */
export async function post(
  origin: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; cookie: string; answer: unknown }> {
  calls += 1
  const address = `198.${18 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    return { status: response.status, cookie, answer }
  } catch {
    return { status: 0, cookie: '', answer: undefined }
  }
}
