/** What a prerendered page says of itself in its head. */
export interface HeadFacts {
  title: string
  /** Absolute; undefined for pages that search engines leave out. */
  canonical: string | undefined
  /** The share picture, absolute. */
  image: string
}

/** Reads the tags that React wrote, and with them whatever each page decided. */
export function readHead(head: string): HeadFacts {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(head)?.[1]
    return found === undefined ? undefined : unescape(found)
  }
  return {
    title: find(/<title>([^<]*)/) ?? '',
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/) ?? '',
  }
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Undoes what React escapes. */
const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (found) => characters[found] ?? found)
