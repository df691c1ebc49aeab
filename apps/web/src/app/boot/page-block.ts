import type { PageData, Queries } from '../../shared/page-data.ts'

/** The block of JSON that a prerendered page carries: what its code must know before it runs. */
export interface PageBlock extends Omit<PageData, 'queries'> {
  /** Addresses of the scripts that bring the page to life. */
  scripts: readonly string[]
  /** What the page read, or the address of the file that holds it where it is much. */
  queries: Queries | string
}

export const pageBlockElementId = 'page-data'

/** Reads the block; undefined in development, where no page is prerendered. */
export function readPageBlock(): PageBlock | undefined {
  const text = document.getElementById(pageBlockElementId)?.textContent
  return text ? (JSON.parse(text) as PageBlock) : undefined
}

/**
 * What the prerendered page read; undefined where there is none, or where it cannot be had: then the page is rendered
 * afresh and asks the API.
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
