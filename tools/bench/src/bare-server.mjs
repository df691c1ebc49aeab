/** A bare node:http server that answers every request with the bytes and headers of a file: `bare-server.mjs FILE`. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(status === 304 ? undefined : bytes)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
