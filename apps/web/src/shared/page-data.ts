import { createContext, use } from 'react'

/** The API data of a page by query key. */
export type Queries = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** The data that a page has before its first request. */
export interface PageData {
  /** The prerendered path; null if the page is not hydrated. On any other path the page is rendered again. */
  path: string | null
  /** Scheme and host of the site, for canonical links. The web server fills it in. */
  origin: string
  /** The year of the build; the browser replaces it. */
  year: number
  queries: Queries
}

/** Placeholder in prerendered pages for the public URL of the site. The web server replaces it. */
export const originPlaceholder = 'https://public-web-url.invalid'

const PageDataContext = createContext<PageData | undefined>(undefined)
export const PageDataProvider = PageDataContext.Provider

export function usePageData(): PageData {
  const data = use(PageDataContext)
  if (!data) throw new Error('usePageData needs a PageDataProvider')
  return data
}
