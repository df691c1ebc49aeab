import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Measure, milliseconds, ratio } from './measure.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { build } from './programs.ts'
import { startApi, startPostgres, startSite } from './system.ts'
import { loadWith } from './wrk.ts'

/** Of the site, whose name the attackers send too. */
const name = '127.0.0.1'
const head = (line: string) => `${line} HTTP/1.1\r\nHost: ${name}\r\n`

/** Ways to be slow. Each client sends its text, and then one letter a second if it drips; none reads. */
const attacks = {
  'slow headers': { count: 1000, text: `${head('GET /')}X-Slow: `, drips: true },
  'slow bodies': {
    count: 1000,
    text: `${head('POST /api/inquiries')}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    drips: true,
  },
  'slow readers': { count: 1000, text: `${head('GET /api/trips')}\r\n`, drips: false },
  'open connections': { count: 1000, text: '', drips: false },
} as const

/** A client drips in one of these turns of each second. */
const turns = 50
/** Milliseconds until all slow clients have been let in. */
const settling = 4000

/** Keeps a number of slow clients connected, until it is stopped. */
function attack(port: number, { count, text, drips }: (typeof attacks)[keyof typeof attacks]) {
  const sockets = new Set<Socket>()
  let isOver = false
  function open() {
    if (isOver) return
    const socket = connect(port, name, () => socket.write(text)).pause()
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(open, 500)
    })
  }
  for (let index = 0; index < count; index++) open()
  // In turn, as clients of their own would, not all at the same moment.
  let turn = 0
  const drip = setInterval(() => {
    turn++
    if (!drips) return
    let index = 0
    for (const socket of sockets) if (index++ % turns === turn % turns) socket.write('x')
  }, 1000 / turns)
  return () => {
    isOver = true
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
  }
}

/** The p99 of other clients in milliseconds. Each of their calls must be answered. */
async function p99(origin: string, duration: number): Promise<number> {
  const load = await loadWith({ url: `${origin}/api/trips` }, { connections: 10, duration })
  return load.p99
}

async function measureHost(host: string, origin: string, duration: number): Promise<Measure[]> {
  const port = Number(new URL(origin).port)
  await p99(origin, 2)
  const measures: Measure[] = []
  for (const [kind, one] of Object.entries(attacks)) {
    const quiet = await p99(origin, duration)
    const stop = attack(port, one)
    await sleep(settling)
    const attacked = await p99(origin, duration)
    stop()
    await sleep(500)
    const subject = `${host}, ${one.count} ${kind}: p99 of others`
    measures.push(
      { name: subject, value: attacked, show: milliseconds },
      {
        name: `${subject} compared with the quiet one`,
        value: attacked / Math.max(quiet, 1),
        show: ratio,
        goal: { most: 5 },
      },
    )
  }
  return measures
}

/** How others fare while a thousand clients are slow, on both web servers. */
export async function measureSlowClients({ seconds }: { seconds: number }): Promise<Measure[]> {
  await build('api', 'host')
  const api = await startApi(await startPostgres(), { TRUST_PROXY: 'loopback' })
  const measures = await measureHost('Embedded host', await startSite(api.origin), seconds)
  if (hasNginx) {
    measures.push(...(await measureHost('nginx', await startNginx(api.origin), seconds)))
  }
  return measures
}
