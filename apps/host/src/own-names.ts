import type { HostSettings } from './settings.ts'

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The name in a `Host` header, without the port. */
const nameOf = (host: string) => /^(\[[\da-f:.]+\]|[^:]+)(?::\d*)?$/i.exec(host)?.[1]?.toLowerCase()

/**
 * The names that a host answers to: that of its public address, so that no other site's name can point at it (DNS rebinding).
 * An app whose public address is on this machine answers to all names of this machine.
 */
export function ownNames({ publicUrl }: Pick<HostSettings, 'publicUrl'>): readonly string[] {
  const { hostname } = new URL(publicUrl)
  return loopbackNames.includes(hostname) ? loopbackNames : [hostname]
}

/** Whether a `Host` header has a name of this app. The embedded host also answers to all names of this machine. */
export function createNameCheck(settings: Pick<HostSettings, 'publicUrl'>) {
  const names = new Set([...ownNames(settings), ...loopbackNames])
  return (host: string) => names.has(nameOf(host) ?? '')
}
