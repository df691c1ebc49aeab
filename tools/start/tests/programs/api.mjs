/** Stands where the built API stands: what it does is told by API_DOES. */
import { createServer } from 'node:http'

const does = process.env.API_DOES

if (does === 'fail') {
  await new Promise((resolve) =>
    process.send(
      { type: 'failed', message: 'The data folder is in use by another start.' },
      resolve,
    ),
  )
  process.exit(1)
}
if (does === 'die at once') process.exit(7)

const server = createServer((_request, response) => response.end('"the API"'))
server.listen(Number(process.env.API_PORT), '127.0.0.1', () => {
  if (does === 'wait') return
  process.send({
    type: 'ready',
    port: server.address().port,
    clubToday: '2025-05-01',
    adminPassword: 'made-once',
  })
})
const close = () => server.close(() => process.exit(0)).closeAllConnections()
process.once('SIGTERM', close)
process.once('disconnect', close)
if (does === 'die later') setTimeout(() => process.exit(7), 300)
