import { useEffect } from 'react'
import { type Thing, toJson } from './thing.ts'

/**
 * Adds a thing to the structured data of the page while it is shown; nothing if it is undefined. `replaces` is the type
 * or the id of the prerendered block whose place it takes. Search engines run scripts.
 */
export function useStructuredData(thing: Thing | undefined, replaces?: string): void {
  const json = thing && toJson(thing)
  useEffect(() => {
    if (replaces !== undefined) removePrerendered(replaces)
    if (json === undefined) return
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.textContent = json
    document.head.append(block)
    return () => block.remove()
  }, [json, replaces])
}

function removePrerendered(typeOrId: string) {
  for (const block of document.querySelectorAll('body > [type="application/ld+json"]')) {
    const thing = JSON.parse(block.textContent ?? '') as Thing
    if (thing['@type'] === typeOrId || thing['@id'] === typeOrId) block.remove()
  }
}
