const nameKey = 'farandfew.console.operator'
const emailKey = 'farandfew.console.email'

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // The browser blocks storage.
    return ''
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value.trim())
  } catch {
    // The browser blocks storage, so the field is empty next time.
  }
}

/** The name that was last entered with the club's password in this browser; '' if there is none. */
export const readOperator = (): string => read(nameKey)

/** The address with which an operator last signed in here; '' after a sign-in by the club's password, and if there is none. */
export const readEmail = (): string => read(emailKey)

/** Stores what the gate starts with the next time in this browser. */
export function storeSignIn(way: { email: string } | { operator: string }): void {
  if ('email' in way) return store(emailKey, way.email)
  store(nameKey, way.operator)
  store(emailKey, '')
}
