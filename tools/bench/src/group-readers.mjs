/**
 * Readers of groups in a process of their own. The parent process sends `{host, port, readers: [{path, cookie}]}`, and
 * gets `{type: 'open', failed}` once all streams have begun; to `'times'` it gets when each event of a new message came,
 * to `'count'` how many streams are still open.
 */
import { connect } from 'node:net'

/** Streams that are being opened at the same time. */
const opening = 50

/** Milliseconds of all processes of the machine. */
const now = () => performance.timeOrigin + performance.now()

/** When each message came to each reader, by the message's text. */
const times = new Map()
let openCount = 0

/** Opens one stream; resolves with whether it began. */
function open({ host, port }, { path, cookie }) {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    let isOpen = false
    let rest = ''
    socket.setNoDelay(true).setEncoding('utf8')
    socket.on('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nCookie: ${cookie}\r\n\r\n`),
    )
    socket.on('data', (chunk) => {
      if (!isOpen) {
        isOpen = chunk.startsWith('HTTP/1.1 200')
        openCount += isOpen ? 1 : 0
        resolve(isOpen)
      }
      rest += chunk
      for (const [, text] of rest.matchAll(/event: posted\n.*?"text":"(\w+)".*?\n\n/gs)) {
        times.set(text, [...(times.get(text) ?? []), now()])
      }
      const end = rest.lastIndexOf('\n\n')
      if (end >= 0) rest = rest.slice(end + 2)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      openCount -= isOpen ? 1 : 0
      resolve(false)
    })
  })
}

async function openAll({ readers, ...address }) {
  const left = [...readers]
  let failed = 0
  const work = async () => {
    for (let reader = left.pop(); reader; reader = left.pop()) {
      if (!(await open(address, reader))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: opening }, work))
  process.send({ type: 'open', failed })
}

process.on('message', (message) => {
  if (message === 'times') process.send({ type: 'times', times: [...times] })
  else if (message === 'count') process.send({ type: 'count', count: openCount })
  else void openAll(message)
})
