import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { get } from './http.ts'
import { median } from './median.ts'
import { startUntilLine } from './programs.ts'
import { type Load, loadWith, type Target } from './wrk.ts'

const connections = 50
/** Seconds. */
const warmUp = 2

/** Headers that Node adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** A bare server in a process of its own that answers exactly as `url` does. */
export async function startBare(url: string, headers: Record<string, string>) {
  const { status, rawHeaders, bytes } = await get(url, headers)
  const kept: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!ownHeaders.has(name.toLowerCase())) kept.push(name, rawHeaders[at + 1] ?? '')
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ status, headers: kept, body: bytes.toString('base64') }))
  const program = await startUntilLine({ script: 'tools/bench/src/bare-server.mjs', args: [file] })
  rmSync(folder, { recursive: true })
  return { ...program, url: `http://127.0.0.1:${program.line}/api/trips` }
}

const load = (target: Target, duration: number) => loadWith(target, { connections, duration })

/** Loads a URL several times after a warm-up and returns the medians. */
export async function loadRepeatedly(
  target: Target,
  { rounds, duration }: { rounds: number; duration: number },
): Promise<Load> {
  await load(target, warmUp)
  const loads: Load[] = []
  for (let round = 0; round < rounds; round += 1) loads.push(await load(target, duration))
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}

export interface Comparison {
  api: Load
  bare: Load
  /** The API's rate divided by the bare server's. */
  rate: number
  /** The API's p99 divided by the bare server's. */
  p99: number
}

/** Loads the API and a bare server with the same answers in turn, round by round. */
export async function compare(
  url: string,
  headers: Record<string, string>,
  { rounds, duration }: { rounds: number; duration: number },
): Promise<Comparison> {
  const bare = await startBare(url, headers)
  const measure = (to: string, time: number) => load({ url: to, headers }, time)
  await measure(bare.url, warmUp)
  await measure(url, warmUp)
  const pairs: { bare: Load; api: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ bare: await measure(bare.url, duration), api: await measure(url, duration) })
  }
  await bare.stop()
  const middle = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure))
  return {
    api: { rate: middle(({ api }) => api.rate), p99: middle(({ api }) => api.p99) },
    bare: { rate: middle((pair) => pair.bare.rate), p99: middle((pair) => pair.bare.p99) },
    rate: middle((pair) => pair.api.rate / pair.bare.rate),
    p99: middle((pair) => pair.api.p99 / Math.max(pair.bare.p99, 1)),
  }
}
