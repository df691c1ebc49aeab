import { createContext } from 'react'

/** Loads the code of the page at a path ahead. A context, because links must not import the router's table of pages. */
export const PreparePage = createContext<(path: string) => void>(() => undefined)
