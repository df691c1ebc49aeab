import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startBrowser } from './browser.ts'
import { kilobytes, milliseconds } from './measure.ts'
import { workspace } from './programs.ts'
import type { Table } from './table.ts'

const art = join(workspace, 'apps/web/public/art')
const shown = 10

/** Runs in the browser: paints every picture three times without cache and reports the shortest times. */
const painter = `
const names = await (await fetch('/names')).json()
const times = {}
for (const name of names) {
  const blob = await (await fetch('/art/' + name)).blob()
  const runs = []
  for (let run = 0; run < 3; run += 1) {
    const image = new Image()
    const since = performance.now()
    image.src = URL.createObjectURL(blob)
    await image.decode()
    const canvas = new OffscreenCanvas(800, 600)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, 0, 800, 600)
    context.getImageData(0, 0, 1, 1)
    runs.push(performance.now() - since)
    URL.revokeObjectURL(image.src)
  }
  times[name] = Math.min(...runs)
}
await fetch('/times', { method: 'POST', body: JSON.stringify(times) })
`

/** The club's pictures that take longest to paint, and the largest files. */
export async function measurePictures(): Promise<Table[]> {
  const names = readdirSync(art, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
    .map((entry) => relative(art, join(entry.parentPath, entry.name)))
  const times = await paint(names)
  const sizes = Object.fromEntries(
    names.map((name) => [name, gzipSync(readFileSync(join(art, name)), { level: 9 }).length]),
  )
  const columns = ['picture', 'paint, 800 × 600', 'gzip']
  const largest = (figures: Record<string, number>) =>
    [...names]
      .sort((one, other) => (figures[other] ?? 0) - (figures[one] ?? 0))
      .slice(0, shown)
      .map((name) => [name, milliseconds(times[name] ?? 0), kilobytes(sizes[name] ?? 0)])
  return [
    { title: 'Pictures that take longest to paint', columns, rows: largest(times) },
    { title: 'Largest pictures', columns, rows: largest(sizes) },
  ]
}

/** Milliseconds by picture, which the browser reports to a small server. */
async function paint(names: readonly string[]): Promise<Record<string, number>> {
  let resolveTimes: (times: Record<string, number>) => void
  const reported = new Promise<Record<string, number>>((resolve) => (resolveTimes = resolve))
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (url === '/names') return response.end(JSON.stringify(names))
    if (url.startsWith('/art/') && names.includes(url.slice(5))) {
      return response
        .setHeader('content-type', 'image/svg+xml')
        .end(readFileSync(join(art, url.slice(5))))
    }
    if (url === '/times') {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => resolveTimes(JSON.parse(body) as Record<string, number>))
      return response.end()
    }
    response.setHeader('content-type', 'text/html')
    return response.end(`<!doctype html><script type="module">${painter}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await startBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  try {
    return await reported
  } finally {
    browser.kill()
    server.closeAllConnections()
    server.close()
  }
}
