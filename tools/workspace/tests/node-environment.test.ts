import { runInThisContext } from 'node:vm'
import { rememberProcess } from '../jest/remember-process.cjs'

const globals = globalThis as Record<string, unknown>

it('resets what a test file changed of the globals and of the process', () => {
  const { fetch, console } = globalThis
  const { exit } = process
  const home = process.env['HOME']
  const listeners = process.listenerCount('SIGUSR2')

  const reset = rememberProcess()
  globals['added'] = true
  globals['fetch'] = () => undefined
  delete globals['console']
  process.env['ADDED'] = 'yes'
  process.env['HOME'] = '/elsewhere'
  process.exit = () => undefined as never
  process.exitCode = 3
  process.on('SIGUSR2', () => undefined)
  reset()

  expect(globals).not.toHaveProperty('added')
  expect(globalThis.fetch).toBe(fetch)
  expect(globalThis.console).toBe(console)
  expect(process.env).not.toHaveProperty('ADDED')
  expect(process.env['HOME']).toBe(home)
  expect(process.exit).toBe(exit)
  expect(process.exitCode).toBeUndefined()
  expect(process.listenerCount('SIGUSR2')).toBe(listeners)
})

it("runs test files in Node's own context", () => {
  expect(new Error('here')).toBeInstanceOf(runInThisContext('Error'))
})

it('refuses to mock a package or a file of the domain, which all test files share', () => {
  expect(() => jest.doMock('yaml', () => ({}))).toThrow('cannot be mocked')
  const file = '@farandfew/domain/trips/trip.ts'
  expect(() => jest.doMock(file, () => ({}))).toThrow('cannot be mocked')
})
