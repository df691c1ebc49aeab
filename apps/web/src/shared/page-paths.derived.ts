import { pageList, type PageName } from './pages.ts'

// The browser needs only these parts of the table, so the rest of it stays out of the bundle.

/** The path of each page, in the order of the table. */
export const pagePaths = Object.fromEntries(
  pageList.map(({ name, path }) => [name, path]),
) as Readonly<Record<PageName, string>>

/** Old paths and the paths that they redirect to. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  pageList.flatMap(({ path, redirectsFrom = [] }) => redirectsFrom.map((from) => [from, path])),
)
