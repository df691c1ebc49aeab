const storageKey = 'farandfew.console.operator'

/** The name that was last entered at the gate in this browser; '' if there is none. */
export function readOperator(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    // The browser blocks storage.
    return ''
  }
}

/** Stores the operator's name in this browser for the next time. */
export function storeOperator(name: string): void {
  try {
    localStorage.setItem(storageKey, name.trim())
  } catch {
    // The browser blocks storage, so the field is empty next time.
  }
}
