/** What a script asks of a browser that one of the browsers does not have: `['Array.fromAsync', …]`. */
export function browserFaults(oldest?: Readonly<Record<string, string>>): (code: string) => string[]

/** Whether Vite has to translate a module for all its classes to work in every supported browser. */
export function hasOldClasses(code: string): boolean
