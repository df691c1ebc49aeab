import { createContext } from 'react'

/**
 * Loads the code of the page at a path before somebody goes there. The pages are full of links, so a link is
 * handed the route table instead of leaning on it.
 */
export const PreparePage = createContext<(path: string) => void>(() => undefined)
