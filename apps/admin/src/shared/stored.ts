type Where = 'localStorage' | 'sessionStorage'

/** What this browser has stored under a key; null if there is nothing, or if it blocks storage. */
export function readStored(key: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or with null removes what is stored. Does nothing if the browser blocks storage. */
export function store(key: string, text: string | null, where: Where = 'localStorage'): void {
  try {
    if (text === null) window[where].removeItem(key)
    else window[where].setItem(key, text)
  } catch {
    return
  }
}
