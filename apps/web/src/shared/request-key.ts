const storageKey = 'code-request'

/** For browsers that refuse storage. */
let inMemory: string | undefined

/**
 * The key of this tab's requests for one-time codes, which work only together with it. A reload keeps it. Undefined
 * before the first request.
 */
export function readRequestKey(): string | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey) ?? ''
    return /^[\w-]{22}$/.test(stored) ? stored : inMemory
  } catch {
    return inMemory
  }
}

export function keepRequestKey(key: string): void {
  try {
    sessionStorage.setItem(storageKey, key)
  } catch {
    inMemory = key
  }
}
