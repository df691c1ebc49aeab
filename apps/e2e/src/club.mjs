import { findFreePort } from './ports.mjs'
import { inWorkspace, startProgram, waitFor } from './program.mjs'

/** The day on which the tests' club opens: the 2025 season lies ahead. */
export const clubClock = '2025-05-01'

/** What people would type; another address than the one that the tests ask, so that they can tell the two apart. */
export const publicWebUrl = 'http://far-and-few.example'

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function answersOk(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** A PostgreSQL server of its own; its URL, and the program that ends it. */
export async function startPostgres() {
  const program = startProgram([inWorkspace('tools/postgres/bin/postgres.mjs')])
  const line = () =>
    program
      .output()
      .split('\n')
      .find((text) => text.startsWith('{'))
  await waitFor(program, () => line() !== undefined, 'The PostgreSQL server')
  const { url } = /** @type {{ url: string }} */ (JSON.parse(line() ?? ''))
  return { url, program }
}

/**
 * A copy of the API on a PostgreSQL server.
 * @param {{ databaseUrl: string, dataDir: string, adminPassword: string, adminUrl: string, port?: number }} options
 */
export async function startApi({ databaseUrl, dataDir, adminPassword, adminUrl, ...options }) {
  const port = options.port ?? (await findFreePort())
  const program = startProgram([inWorkspace('apps/api/dist/main.js')], {
    settings: {
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      CLUB_CLOCK: clubClock,
      PUBLIC_WEB_URL: publicWebUrl,
      PUBLIC_ADMIN_URL: adminUrl,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(program, () => answersOk(`${url}/readyz`), 'The API')
  // What it wrote before tells only that somebody asked whether it was ready.
  const start = program.output().length
  return { url, port, program, complaints: () => program.output().slice(start) }
}

/**
 * The web server of a site, with `/api` passed on.
 * @param {{ args: readonly string[], apiUrl: string, port: number, publicUrl: string, adminUrl?: string, siteUrl?: string }} options
 */
async function startHost({ args, apiUrl, port, publicUrl, adminUrl, siteUrl }) {
  const program = startProgram([inWorkspace('tools/start/dist/host.js'), ...args], {
    settings: {
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: publicUrl,
      ...(adminUrl && { PUBLIC_ADMIN_URL: adminUrl }),
      ...(siteUrl && { PUBLIC_WEB_URL: siteUrl }),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(program, () => answersOk(`${url}/healthz`), `The web server of ${publicUrl}`)
  return { url, program }
}

/**
 * The public site before an API.
 * @param {{ apiUrl: string, adminUrl: string }} options
 */
export async function startSite({ apiUrl, adminUrl }) {
  const args = ['--root', inWorkspace('apps/web/dist/client')]
  args.push('--manifest', inWorkspace('apps/web/dist/routes.json'))
  const port = await findFreePort()
  return startHost({ args, apiUrl, port, publicUrl: publicWebUrl, adminUrl })
}

/**
 * The console before an API; it shows the site's pictures.
 * @param {{ apiUrl: string, port: number }} options
 */
export async function startDesk({ apiUrl, port }) {
  const args = ['--root', inWorkspace('apps/admin/dist')]
  const publicUrl = `http://127.0.0.1:${port}`
  return startHost({ args, apiUrl, port, publicUrl, siteUrl: publicWebUrl })
}
