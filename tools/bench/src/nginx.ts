import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { timeUntil } from './http.ts'
import { runToEnd, startBinary } from './programs.ts'

const nginx = '/usr/sbin/nginx'
export const hasNginx = existsSync(nginx)

/** nginx does not run as root, as in its image. */
const nobody = 65_534
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

interface NginxOptions {
  env?: NodeJS.ProcessEnv
  /** Finds the host of the API, instead of the machine's own. */
  nameServer?: string
}

/** The site on nginx, in front of an API. */
export async function startNginx(
  apiUrl: string,
  { env = {}, nameServer }: NginxOptions = {},
): Promise<string> {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  await runToEnd({
    script: 'apps/host/dist/main.js',
    args: ['nginx', 'web', '--out', folder],
    env: { PORT: String(port), API_URL: apiUrl, PUBLIC_WEB_URL: origin, ACCESS_LOG: 'off', ...env },
  })
  const file = join(folder, 'nginx.conf')
  if (nameServer !== undefined) {
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(/resolver .* valid=/, `resolver ${nameServer} valid=`)
    if (changed === text) throw new Error('The configuration of nginx names no resolver')
    writeFileSync(file, changed)
  }
  chmodSync(folder, 0o755)
  if ('uid' in account) {
    for (const path of [folder, ...readdirSync(folder).map((entry) => join(folder, entry))]) {
      chownSync(path, nobody, nobody)
    }
  }
  startBinary(nginx, ['-p', folder, '-c', file], account)
  await timeUntil(`${origin}/healthz`, ({ status }) => status === 200)
  return origin
}
