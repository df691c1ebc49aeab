import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, which could take one between the look and the use. */
const lowest = 20_000
const highest = 32_000

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A free port of this machine; another process is unlikely to take it before it is used. */
export async function findFreePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${lowest} to ${highest} is free.`)
}
