/** Something that schema.org has a word for. */
export type Thing = Readonly<Record<'@type', string>> & Readonly<Record<string, unknown>>

/**
 * The blocks that tell search engines what a page is about. They are data, which the content security policy lets
 * through, and stand in the head, outside what the browser hydrates.
 */
export const structuredDataTags = (things: readonly Thing[]): string =>
  things.map((thing) => `<script type="application/ld+json">${toJson(thing)}</script>`).join('')

/** JSON that may stand in a page. */
const toJson = (thing: Thing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
