/** The part of a profile's URL that names it, without '@', query and slashes. */
const nameOf = (handle: string, before: RegExp) =>
  handle.trim().replace(before, '').replace(/^@/, '').split(/[/?#]/, 1)[0] ?? ''

interface SocialLink {
  /** Such as '@maya.travels'. */
  label: string
  url: string
}

/** The profile that a member entered as a name or as a URL, as a link to the site that it is on and nowhere else. */
export function instagramLink(handle: string): SocialLink {
  const name = nameOf(handle, /^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i)
  return { label: `@${name}`, url: `https://www.instagram.com/${encodeURIComponent(name)}/` }
}

/** The same on LinkedIn, where names with other letters are stored percent-encoded. */
export function linkedinLink(handle: string): SocialLink {
  const name = nameOf(handle, /^(?:(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/)?(?:in\/)?/i)
  const label = decoded(name)
  return { label, url: `https://www.linkedin.com/in/${encodeURIComponent(label)}/` }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
