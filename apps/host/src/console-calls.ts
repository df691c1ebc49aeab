/** The decoded path of the console's calls, in any case, in syntax that JavaScript and PCRE share. */
export const consoleCalls = '^/+api/+admin(?:/|$)'

const pattern = new RegExp(consoleCalls, 'i')

/** Whether a request is a call of the console, however its path is written. */
export function isConsoleCall(target: string): boolean {
  try {
    const path = new URL(`http://host${target}`).pathname
    return pattern.test(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    // It matches no call either.
    return false
  }
}
