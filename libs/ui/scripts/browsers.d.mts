/** The oldest supported version of each browser, by the names of MDN's compatibility data: `{ safari: '15.4', … }`. */
export function oldestBrowsers(): Record<string, string>

/** Vite's `build.target` for them. */
export function browserTargets(): string[]
