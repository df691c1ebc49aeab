import { createServer, type Server } from 'node:net'
import { answersOk } from '../../src/club.mjs'
import { findFreePort } from '../../src/ports.mjs'
import { inWorkspace, startProgram, waitFor } from '../../src/program.mjs'

export interface Ports {
  api: number
  web: number
  admin: number
}

export async function findPorts(): Promise<Ports> {
  const ports = new Set<number>()
  while (ports.size < 3) ports.add(await findFreePort())
  const [api = 0, web = 0, admin = 0] = ports
  return { api, web, admin }
}

/** `npm start` on a data folder and ports of its own, with nothing else configured. */
export function npmStart(dataDir: string, ports: Ports) {
  return startProgram([inWorkspace('tools/start/bin/start.mjs')], {
    settings: {
      DATA_DIR: dataDir,
      API_PORT: String(ports.api),
      WEB_PORT: String(ports.web),
      ADMIN_PORT: String(ports.admin),
    },
  })
}

/** The same, once it is open. */
export async function openClub(dataDir: string, ports: Ports) {
  const program = npmStart(dataDir, ports)
  await waitFor(program, () => program.output().includes('is open.'), 'The opened club')
  await waitFor(program, () => answersOk(`http://127.0.0.1:${ports.web}/`), 'The site')
  return program
}

/** Ends a club as Ctrl-C does; answers its exit code. */
export function interrupt(program: ReturnType<typeof npmStart>): Promise<number> {
  program.signal('SIGINT')
  return program.exited
}

/** Takes a port, as another program would. */
export function takePort(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
