import { createSocket } from 'node:dgram'

const headerLength = 12
const typeA = 1

/** RFC 1035 section 4: repeats the question, then has a record for each address. */
function answer(question: Buffer, addresses: readonly string[]): Buffer {
  const end = question.indexOf(0, headerLength) + 5
  const records = question.readUInt16BE(end - 4) === typeA ? addresses : []
  const header = Buffer.from(question.subarray(0, headerLength))
  header.writeUInt16BE(0x81_80, 2)
  header.writeUInt16BE(records.length, 6)
  header.writeUInt32BE(0, 8)
  // A pointer to the name in the question, type A, class IN, one second, four bytes.
  const record = [0xc0, headerLength, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4]
  return Buffer.concat([
    header,
    question.subarray(headerLength, end),
    ...records.map((address) => Buffer.from([...record, ...address.split('.').map(Number)])),
  ])
}

/** A name server that answers every question with these IPv4 addresses, as that of a cluster does for a service. */
export async function startNameServer(addresses: readonly string[]) {
  const socket = createSocket('udp4')
  socket.on('message', (question, sender) =>
    socket.send(answer(question, addresses), sender.port, sender.address),
  )
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}
