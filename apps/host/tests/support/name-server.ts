import { createSocket } from 'node:dgram'

const headerLength = 12
const typeA = 1

/** A name server that answers every question with the given IPv4 addresses. They may change while it runs. */
export async function startNameServer(addresses: readonly string[], port = 0) {
  const socket = createSocket('udp4')
  socket.on('message', (question, sender) => socket.send(answer(question, addresses), sender.port))
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve))
  const taken = socket.address().port
  return {
    address: `127.0.0.1:${taken}`,
    port: taken,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

/** RFC 1035 section 4: repeats the question, then has a record for each address. */
function answer(question: Buffer, addresses: readonly string[]): Buffer {
  const end = question.indexOf(0, headerLength) + 5
  const type = question.readUInt16BE(end - 4)
  const records = type === typeA ? addresses : []
  const header = Buffer.from(question.subarray(0, headerLength))
  header.writeUInt16BE(0x81_80, 2)
  header.writeUInt16BE(records.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([
    header,
    question.subarray(headerLength, end),
    ...records.map((address) =>
      // A pointer to the name in the question, type A, class IN, one second, four bytes.
      Buffer.from([
        0xc0,
        headerLength,
        0,
        1,
        0,
        1,
        0,
        0,
        0,
        1,
        0,
        4,
        ...address.split('.').map(Number),
      ]),
    ),
  ])
}
