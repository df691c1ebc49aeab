import { type Limits, limits as standardLimits } from '../limits.ts'
import type { FrontSettings } from '../settings.ts'
import { escapePattern, renderTemplate } from './render.ts'
import { commonView, namePattern } from './view.ts'

interface FrontOptions {
  settings: FrontSettings
  runFolder: string
  nameServers: readonly string[]
  limits?: Limits
}

const nameOf = (url: string) => new URL(url).hostname

/** An nginx in front of the hosts of the site and the console, which it distinguishes by their names. */
export function frontConfiguration(options: FrontOptions): string {
  const { settings, limits = standardLimits } = options
  const { publicUrl, publicAdminUrl, webHost, adminHost } = settings
  const parts = [
    { name: nameOf(publicUrl), host: webHost },
    { name: nameOf(publicAdminUrl), host: adminHost },
  ]
  return renderTemplate('front', {
    ...commonView({ ...options, names: parts.map(({ name }) => name) }),
    parts: parts.map(({ name, host }) => ({
      name: escapePattern(`^${namePattern(name)}(?::[0-9]*)?$`),
      host,
    })),
    frontAnswer: limits.writeAnswer + 2 * limits.connect,
  })
}
