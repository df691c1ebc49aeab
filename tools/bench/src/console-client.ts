import { existsSync, readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Api } from './system.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export interface Page {
  items: Record<string, string | null>[]
  nextCursor: string | null
  total: number
}

export interface Export {
  rows: number
  /** Milliseconds. */
  took: number
  /** The largest growth of the API's memory, in bytes; undefined if the system does not report it. */
  growth: number | undefined
}

/** A client of the console's calls. */
export class ConsoleClient {
  readonly #api: Api
  #cookie = ''

  constructor(api: Api) {
    this.#api = api
  }

  async open(password: string): Promise<void> {
    const body = JSON.stringify({ password })
    const { headers } = await this.#send('POST', '/api/admin/session', 201, body)
    const cookies = (headers['set-cookie'] ?? []).map((header) => header.split(';')[0] ?? '')
    this.#cookie = cookies.find((cookie) => /^(__Host-)?ff_admin=/.test(cookie)) ?? ''
  }

  /** A page of members, and the milliseconds from the request to its last byte. */
  async page(query: Record<string, string>): Promise<{ page: Page; took: number }> {
    const path = `/api/admin/users?${new URLSearchParams(query).toString()}`
    const { took, text } = await this.#send('GET', path, 200)
    return { took, page: JSON.parse(text) as Page }
  }

  /** The milliseconds from a request to the last byte of its answer. */
  async read(path: string): Promise<number> {
    return (await this.#send('GET', path, 200)).took
  }

  /** Downloads all members as CSV. */
  async export(): Promise<Export> {
    const before = residentMemory(this.#api)
    let most = before ?? 0
    const watch = setInterval(() => (most = Math.max(most, residentMemory(this.#api) ?? 0)), 10)
    const { took, lines, headers } = await this.#send('GET', '/api/admin/users.csv', 200)
    clearInterval(watch)
    const rows = lines - 1
    if (rows !== Number(headers['x-total-count'])) throw new Error(`The CSV has ${rows} rows`)
    return { rows, took, growth: before === undefined ? undefined : most - before }
  }

  #send(method: string, path: string, status: number, body?: string) {
    const since = performance.now()
    return new Promise<{
      took: number
      text: string
      lines: number
      headers: IncomingHttpHeaders
    }>((resolve, reject) => {
      const headers = {
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const sent = request(`${this.#api.origin}${path}`, { method, agent, headers })
      sent.on('error', reject)
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        let lines = 0
        const isFile = path.endsWith('.csv')
        response.on('data', (chunk: Buffer) => {
          if (isFile) lines += countLines(chunk)
          else chunks.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () => {
          const took = performance.now() - since
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === status) {
            resolve({ took, text, lines, headers: response.headers })
          } else reject(new Error(`${path} answered ${response.statusCode}: ${text}`))
        })
      })
      sent.end(body)
    })
  }
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Bytes; undefined if the system does not report it. */
function residentMemory({ pid }: Api): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}
