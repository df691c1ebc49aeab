import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Limits } from '../limits.ts'
import { placeSite } from '../packed-site.ts'
import type { HostSettings } from '../settings.ts'
import { StartError } from '../start-error.ts'
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
  const nameServers =
    preparation.nameServers ??
    nameServersFor(settings.apiUrl, readFileSync('/etc/resolv.conf', 'utf8'))
  const { hostname } = new URL(settings.apiUrl)
  if (nameServers.length === 0 && !/^[\d.]+$|^\[/.test(hostname)) {
    throw new StartError(`API_URL names ${hostname}, but /etc/resolv.conf has no name server.`)
  }
  const file = join(runFolder, 'nginx.conf')
  const options = { site, settings, runFolder, nameServers }
  writeFileSync(file, nginxConfiguration({ ...options, ...(limits && { limits }) }))
  return file
}
