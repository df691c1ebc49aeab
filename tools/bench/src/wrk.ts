import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Target {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Addresses that the requests claim to come from, in turn. */
  addresses?: readonly string[]
}

export interface Load {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p99: number
}

interface Summary {
  requests: number
  microseconds: number
  p99: number
  /** Requests that failed, or were answered with an error. */
  failed: number
}

/** Reads `wrk.url` and the like from its command line; what it prints last is a Summary. */
function scriptOf({ method = 'GET', headers = {}, body, addresses }: Target): string {
  const lines = [
    `wrk.method = ${JSON.stringify(method)}`,
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
  ]
  if (addresses) {
    lines.push(
      `local addresses = {${addresses.map((one) => JSON.stringify(one)).join(', ')}}`,
      'local prepared, turn = {}, 0',
      'function init()',
      '  for index, address in ipairs(addresses) do',
      "    wrk.headers['x-forwarded-for'] = address",
      '    prepared[index] = wrk.format()',
      '  end',
      'end',
      'function request()',
      '  turn = turn % #prepared + 1',
      '  return prepared[turn]',
      'end',
    )
  }
  lines.push(
    'function done(summary, latency)',
    '  local errors = summary.errors',
    '  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout',
    `  io.write(string.format('\\n{"requests":%d,"microseconds":%d,"p99":%d,"failed":%d}\\n',`,
    '    summary.requests, summary.duration, latency:percentile(99), failed))',
    'end',
  )
  return `${lines.join('\n')}\n`
}

const run = promisify(execFile)

/**
 * Loads a URL with wrk, which on one core asks for more than any server here can answer, so that the server is what is
 * measured.
 * @param duration in seconds
 * @throws Error if wrk is not installed, or if any request failed
 */
export async function loadWith(
  target: Target,
  { connections, duration }: { connections: number; duration: number },
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const script = join(folder, 'load.lua')
  writeFileSync(script, scriptOf(target))
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '-s', script, target.url]
  const { stdout } = await run('wrk', args)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      throw new Error('The loads need wrk (apt-get install wrk)', { cause: error })
    })
    .finally(() => rmSync(folder, { recursive: true }))
  const summary = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Summary
  if (summary.failed > 0) throw new Error(`${target.url} failed ${summary.failed} times under load`)
  return {
    rate: (summary.requests / summary.microseconds) * 1_000_000,
    p99: summary.p99 / 1000,
  }
}
