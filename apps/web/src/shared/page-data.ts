import { createContext, use } from 'react'

/** What a page read, by query key. */
export type Queries = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** What a page knows before it asks for anything. */
export interface PageData {
  /** The path that the page was prerendered for, null for the not-found page; another one is rendered afresh rather than hydrated. */
  path: string | null
  /** Scheme and host of the site, for canonical links. The host that serves the page fills it in. */
  origin: string
  /** The year of the build, until the browser knows better. */
  year: number
  queries: Queries
}

/** Stands in prerendered pages for the site's public address, until the host that serves them puts that in. */
export const originPlaceholder = 'https://public-web-url.invalid'

const PageDataContext = createContext<PageData | undefined>(undefined)
export const PageDataProvider = PageDataContext.Provider

export function usePageData(): PageData {
  const data = use(PageDataContext)
  if (!data) throw new Error('usePageData wants a PageDataProvider above it')
  return data
}
