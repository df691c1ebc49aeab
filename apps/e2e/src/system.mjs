import { findFreePort, inWorkspace, startProgram, waitFor } from './processes.mjs'

/** The club's date at the start of the tests: the departures of 2025 are still ahead. */
const clubClock = '2025-05-01'

/** The public address of the site. It differs from the address that the tests use, so that they can tell the two apart. */
export const publicWebUrl = 'http://far-and-few.example'

/**
 * Whether an address answers with a success.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function isUp(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Starts a throwaway PostgreSQL server. */
export async function startPostgres() {
  const program = startProgram([inWorkspace('tools/postgres/bin/postgres.mjs')])
  const readyLine = () =>
    program
      .output()
      .split('\n')
      .find((line) => line.startsWith('{'))
  await waitFor(program, () => readyLine() !== undefined, 'The PostgreSQL server')
  const { url } = /** @type {{ url: string }} */ (JSON.parse(readyLine() ?? ''))
  return { url, program }
}

/**
 * Starts an instance of the API on a PostgreSQL server.
 * @param {{ databaseUrl: string, dataDir: string, adminPassword: string, adminUrl: string, port?: number, smtpUrl?: string }} options
 */
export async function startApi({ databaseUrl, dataDir, adminPassword, adminUrl, ...options }) {
  const port = options.port ?? (await findFreePort())
  const program = startProgram([inWorkspace('apps/api/dist/main.js')], {
    settings: {
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      TRAVEL_DETAILS_KEYS: `e2e:${Buffer.alloc(32, 'key of the browser tests').toString('base64')}`,
      CLUB_CLOCK: clubClock,
      PUBLIC_WEB_URL: publicWebUrl,
      PUBLIC_ADMIN_URL: adminUrl,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      ...(options.smtpUrl && { SMTP_URL: options.smtpUrl, MAIL_FROM: 'club@example.com' }),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(program, () => isUp(`${url}/readyz`), 'The API')
  // Earlier lines are only about requests that came before it was ready.
  const start = program.output().length
  return { url, port, program, warnings: () => program.output().slice(start) }
}

/**
 * Starts the embedded host of the site or the console, which passes `/api` on.
 * @param {'web' | 'admin'} app
 * @param {{ apiUrl: string, port: number, settings: Record<string, string> }} options
 */
async function startHost(app, { apiUrl, port, settings }) {
  const program = startProgram([inWorkspace('apps/host/dist/main.js'), 'serve', app], {
    settings: { PORT: String(port), API_URL: apiUrl, PUBLIC_WEB_URL: publicWebUrl, ...settings },
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(program, () => isUp(`${url}/healthz`), `The host of ${app}`)
  return { url, program }
}

/**
 * Starts the public site for an API.
 * @param {{ apiUrl: string, adminUrl: string, settings?: Record<string, string> }} options
 */
export async function startSite({ apiUrl, adminUrl, settings = {} }) {
  const port = await findFreePort()
  return startHost('web', { apiUrl, port, settings: { PUBLIC_ADMIN_URL: adminUrl, ...settings } })
}

/**
 * Starts the console for an API. It shows the pictures of the site.
 * @param {{ apiUrl: string, port: number }} options
 */
export async function startConsole({ apiUrl, port }) {
  const settings = { PUBLIC_ADMIN_URL: `http://127.0.0.1:${port}` }
  return startHost('admin', { apiUrl, port, settings })
}
