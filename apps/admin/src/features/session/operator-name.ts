const place = 'farandfew.console.operator'

/** The name that was last given at the gate in this browser; empty where none was. */
export function readOperator(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    // A browser that keeps nothing.
    return ''
  }
}

/** Keeps the operator's name in this browser for the next time. */
export function keepOperator(name: string): void {
  try {
    localStorage.setItem(place, name.trim())
  } catch {
    // The gate is left empty next time.
  }
}
