import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { requireFreePorts } from '../src/ports.ts'

const host = '127.0.0.1'
let taken: Server
let port: number

beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, host, resolve))
  port = (taken.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => taken.close(resolve)))

const required = (at: number) => [{ name: 'the site', variable: 'WEB_PORT', port: at }]

it('names a taken port and the variable that sets another', async () => {
  await expect(requireFreePorts(host, required(port))).rejects.toThrow(
    `Port ${port} for the site is taken: stop what uses it, or set WEB_PORT to another port.`,
  )
})

it('names an address that this machine does not have', async () => {
  await expect(requireFreePorts('192.0.2.1', required(0))).rejects.toThrow(
    "HOST should be an address of this machine, not '192.0.2.1'.",
  )
})

it('does not occupy a free port', async () => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, host, resolve))
  const free = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  await requireFreePorts(host, required(free))
  await requireFreePorts(host, required(free))
})
