import { request } from 'node:http'

export interface Answer {
  status: number
  /** Names and values in turn, as received. */
  rawHeaders: string[]
  bytes: Buffer
}

/** One request without added headers, on a connection of its own. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, rawHeaders } = response
        resolve({ status: statusCode, rawHeaders, bytes: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats a request until the answer is as expected; returns the milliseconds that took. */
export async function timeUntil(
  url: string,
  isWanted: (answer: Answer) => boolean,
  since = performance.now(),
): Promise<number> {
  while (performance.now() - since < 30_000) {
    const answer = await get(url).catch(() => undefined)
    if (answer && isWanted(answer)) return performance.now() - since
    await pause(5)
  }
  throw new Error(`${url} did not give the expected answer within 30 seconds`)
}
