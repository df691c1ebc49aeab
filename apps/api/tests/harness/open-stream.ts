/** The status with which a stream of events begins, and the code of a problem; the stream is closed at once. */
export async function beginningOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; code: string | undefined }> {
  const aborted = new AbortController()
  const response = await fetch(url, { headers, signal: aborted.signal })
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  const code = isProblem ? ((await response.json()) as { code: string }).code : undefined
  aborted.abort()
  return { status: response.status, code }
}
