import { createContext, use } from 'react'

/** The data block that a prerendered page carries. */
export interface PageData {
  /** The path that the page was prerendered for; another one is rendered afresh rather than hydrated. */
  path: string | null
  /** Scheme and host of the site, for canonical links. The host that serves the page fills it in. */
  origin: string
  /** The year of the build, until the browser knows better. */
  year: number
  /** What the page read, by query key. */
  queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Stands in prerendered pages for the site's public address, until the host that serves them puts that in. */
export const originPlaceholder = 'https://public-web-url.invalid'

export const pageDataElementId = 'page-data'

/** Reads the data block of the page, or what stands for it in development. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataElementId)?.textContent
  if (text) return JSON.parse(text) as PageData
  return {
    path: null,
    origin: window.location.origin,
    year: new Date().getFullYear(),
    queries: [],
  }
}

const PageDataContext = createContext<PageData | undefined>(undefined)
export const PageDataProvider = PageDataContext.Provider

export function usePageData(): PageData {
  const data = use(PageDataContext)
  if (!data) throw new Error('usePageData wants a PageDataProvider above it')
  return data
}
