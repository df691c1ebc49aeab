import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Limits } from '../limits.ts'
import { placeSite } from '../packed-site.ts'
import type { FrontSettings, HostSettings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { frontConfiguration } from './front.ts'
import { nameServersFor, nginxConfiguration } from './configuration.ts'

interface Preparation {
  /** A packed site. */
  packed: string
  settings: HostSettings
  /** The folder for everything that nginx reads and writes. */
  runFolder: string
  limits?: Limits
  /** Instead of those of /etc/resolv.conf. */
  nameServers?: readonly string[]
}

/** Writes `nginx.conf` and the files it serves; `nginx -c` with its path then starts the server. */
export async function prepareNginx(preparation: Preparation): Promise<string> {
  const { packed, settings, limits } = preparation
  const runFolder = resolve(preparation.runFolder)
  mkdirSync(runFolder, { recursive: true })
  const site = placeSite(packed, join(runFolder, 'site'), settings.publicUrl)
  await site.compressed
  const nameServers = preparation.nameServers ?? findNameServers('API_URL', settings.apiUrl)
  const file = join(runFolder, 'nginx.conf')
  const options = { site, settings, runFolder, nameServers }
  writeFileSync(file, nginxConfiguration({ ...options, ...(limits && { limits }) }))
  return file
}

/** Writes the `nginx.conf` of the server in front of both hosts. */
export function prepareFront(preparation: {
  settings: FrontSettings
  runFolder: string
  nameServers?: readonly string[]
}): string {
  const { settings } = preparation
  const runFolder = resolve(preparation.runFolder)
  mkdirSync(runFolder, { recursive: true })
  const nameServers = preparation.nameServers ?? [
    ...new Set([
      ...findNameServers('WEB_HOST_URL', settings.webHost),
      ...findNameServers('ADMIN_HOST_URL', settings.adminHost),
    ]),
  ]
  const file = join(runFolder, 'nginx.conf')
  writeFileSync(file, frontConfiguration({ settings, runFolder, nameServers }))
  return file
}

/** The name servers of this machine; none for an IP address. */
function findNameServers(variable: string, url: string): string[] {
  const found = nameServersFor(url, readFileSync('/etc/resolv.conf', 'utf8'))
  const { hostname } = new URL(url)
  if (found.length === 0 && !/^[\d.]+$|^\[/.test(hostname)) {
    throw new StartError(`${variable} names ${hostname}, but /etc/resolv.conf has no name server.`)
  }
  return found
}
