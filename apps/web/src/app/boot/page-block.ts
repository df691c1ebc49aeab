import type { PageData, Queries } from '../../shared/page-data.ts'

/** The block of JSON in a prerendered page that its code needs before it starts. */
export interface PageBlock extends Omit<PageData, 'queries'> {
  /** URLs of the scripts that start the page. */
  scripts: readonly string[]
  /** The API data that the page shows, or the URL of the file that holds it if it is large. */
  queries: Queries | string
}

export const pageBlockElementId = 'page-data'

/** Reads the block; undefined in development, where pages are not prerendered. */
export function readPageBlock(): PageBlock | undefined {
  const text = document.getElementById(pageBlockElementId)?.textContent
  return text ? (JSON.parse(text) as PageBlock) : undefined
}

/**
 * The API data of the prerendered page. Undefined if there is none or its file cannot be loaded: then the page is
 * rendered again and reads it from the API.
 */
export async function readQueries(block: PageBlock | undefined): Promise<Queries | undefined> {
  if (typeof block?.queries !== 'string') return block?.queries
  try {
    const response = await fetch(block.queries)
    return response.ok ? ((await response.json()) as Queries) : undefined
  } catch {
    return undefined
  }
}
