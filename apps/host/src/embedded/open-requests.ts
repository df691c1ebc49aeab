import { isIPv4, isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address: the network that one customer of a provider usually has. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}

/** What counts as one client: an IPv4 address or an IPv6 /64; undefined for this machine. */
export function clientKey(address: string): string | undefined {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return plain.startsWith('127.') ? undefined : plain
  if (plain === '::1') return undefined
  return isIPv6(plain) ? networkOf(plain) : plain
}

/** Counts open requests by key. */
export function createOpenRequests(most: number) {
  const open = new Map<string, number>()
  return {
    /** Counts a request until its answer has ended; false if there are too many. */
    add(key: string, response: { once(event: 'close', listener: () => void): unknown }): boolean {
      const count = (open.get(key) ?? 0) + 1
      if (count > most) return false
      open.set(key, count)
      response.once('close', () => {
        const rest = (open.get(key) ?? 1) - 1
        if (rest === 0) open.delete(key)
        else open.set(key, rest)
      })
      return true
    },
  }
}

export type OpenRequests = ReturnType<typeof createOpenRequests>
