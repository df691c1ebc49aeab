/** Stands for the built API in tests. API_DOES says how it behaves. */
import { createServer } from 'node:http'

const does = process.env.API_DOES

if (does === 'fail') {
  const message = 'The data folder is in use by another start.'
  await new Promise((resolve) => process.send?.({ type: 'failed', message }, resolve))
  process.exit(1)
}
if (does === 'exit at once') process.exit(7)

const server = createServer((_request, response) => response.end('the API'))
server.listen(Number(process.env.API_PORT), '127.0.0.1', () => {
  if (does === 'wait') return
  process.send?.({ type: 'ready', clubToday: '2025-05-01', adminPassword: 'made-once' })
})
const close = () => server.close(() => process.exit(0)).closeAllConnections()
process.once('SIGTERM', close)
process.once('disconnect', close)
if (does === 'exit later') setTimeout(() => process.exit(7), 300)
