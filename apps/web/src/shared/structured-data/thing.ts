/** An object of a schema.org type. */
export type Thing = Readonly<Record<'@type', string>> & Readonly<Record<string, unknown>>

/**
 * The structured data of a page for search engines. Data blocks are allowed by the content security policy. They belong
 * behind the markup that is hydrated: it paints sooner, and as they repeat its texts, they compress better next to them.
 */
export const structuredDataTags = (things: readonly Thing[]): string =>
  things.map((thing) => `<script type="application/ld+json">${toJson(thing)}</script>`).join('')

/** JSON that is safe inside a script element. */
export const toJson = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
