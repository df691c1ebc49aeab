/** Facts from the head of a prerendered page. */
export interface HeadFacts {
  title: string
  /** Absolute; undefined if search engines do not list the page. */
  canonical: string | undefined
  /** The share picture, absolute. */
  image: string
}

/** Reads the facts from the tags that React rendered. */
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

/** Reverses React's escaping. */
const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (found) => characters[found] ?? found)
