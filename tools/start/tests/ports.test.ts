import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { requireFreePorts } from '../src/start/ports.ts'

const host = '127.0.0.1'
let taken: Server
let port: number

beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, host, resolve))
  port = (taken.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => taken.close(resolve)))

const wanted = (at: number) => [{ name: 'the site', variable: 'WEB_PORT', port: at }]

it('says in one sentence which port is taken, and which variable sets another', async () => {
  await expect(requireFreePorts(host, wanted(port))).rejects.toThrow(
    `Port ${port} for the site is taken: stop what uses it, or set WEB_PORT to another port.`,
  )
})

it('leaves a free port free', async () => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, host, resolve))
  const free = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  await requireFreePorts(host, wanted(free))
  await requireFreePorts(host, wanted(free))
})
