import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { timeUntil } from './http.ts'
import { type Program, startServer, startUntilLine } from './programs.ts'

export interface Api extends Program {
  origin: string
}

/** Starts a throwaway PostgreSQL server and returns its URL. */
export async function startPostgres(...args: '--durable'[]): Promise<string> {
  const { line } = await startUntilLine({ script: 'tools/postgres/bin/postgres.mjs', args })
  return (JSON.parse(line) as { url: string }).url
}

/**
 * Starts the built API in production mode; resolves with its first successful answer and the milliseconds that took.
 */
export async function startApi(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Api & { coldStart: number }> {
  const port = await getPort()
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const origin = `http://127.0.0.1:${port}`
  const since = performance.now()
  const program = startServer({
    script: 'apps/api/dist/main.js',
    env: {
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: 'a password for measuring',
      SESSION_SECRET: 'a secret for measuring, of forty letters',
      ...env,
    },
  })
  const coldStart = await timeUntil(`${origin}/api/trips`, ({ status }) => status === 200, since)
  const stop = async () => {
    await program.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...program, stop, origin, coldStart }
}

/** The console on its embedded host, in front of an API that knows its address. */
export async function startConsole(apiUrl: string, port: number): Promise<string> {
  const origin = `http://127.0.0.1:${port}`
  startServer({
    script: 'apps/host/dist/main.js',
    args: ['serve', 'admin'],
    env: { PORT: String(port), API_URL: apiUrl, PUBLIC_ADMIN_URL: origin },
  })
  await timeUntil(`${origin}/healthz`, ({ status }) => status === 200)
  return origin
}

/** The site on its embedded host, in front of an API. */
export async function startSite(apiUrl: string): Promise<string> {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  startServer({
    script: 'apps/host/dist/main.js',
    args: ['serve', 'web'],
    env: { PORT: String(port), API_URL: apiUrl, PUBLIC_WEB_URL: origin },
  })
  await timeUntil(`${origin}/healthz`, ({ status }) => status === 200)
  return origin
}
