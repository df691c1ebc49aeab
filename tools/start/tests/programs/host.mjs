/** Stands for the built host in tests: answers with its arguments and settings. HOST_DOES says how it behaves. */
import { createServer } from 'node:http'

const { PORT, API_URL, PUBLIC_WEB_URL, PUBLIC_ADMIN_URL, TRUST_PROXY, HOST_DOES } = process.env
const args = process.argv.slice(2)
const settings = { args, API_URL, PUBLIC_WEB_URL, PUBLIC_ADMIN_URL, TRUST_PROXY }

if (HOST_DOES === 'fail') {
  const message = "TRUST_PROXY should be true or false, not 'banana'."
  await new Promise((resolve) => process.send?.({ type: 'failed', message }, resolve))
  process.exit(1)
}

const server = createServer((_request, response) => response.end(JSON.stringify(settings)))
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
const close = () => server.close(() => process.exit(0)).closeAllConnections()
process.once('SIGTERM', close)
process.once('disconnect', close)
if (HOST_DOES === `exit later: ${args[1]}`) setTimeout(() => process.exit(7), 300)
