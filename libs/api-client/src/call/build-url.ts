/** What a call puts into its address. */
export interface UrlParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/** A contract's path with its parameters filled in and its query after it; what is undefined is left out. */
export function buildUrl(path: string, { params = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
