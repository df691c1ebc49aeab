/** The parts of a call's input that go into its URL. */
export interface UrlParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/** Fills in the parameters of a contract's path and appends the query; undefined values are left out. */
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
