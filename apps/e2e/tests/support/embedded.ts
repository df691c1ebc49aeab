import { findFreePort, inWorkspace, startProgram, waitFor } from '../../src/processes.mjs'
import { isUp } from '../../src/system.mjs'

export interface Ports {
  api: number
  web: number
  admin: number
}

export async function findPorts(): Promise<Ports> {
  return { api: await findFreePort(), web: await findFreePort(), admin: await findFreePort() }
}

/** Starts `npm start` with its own data folder and ports and no other configuration. */
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

/** Starts `npm start` and waits until the site is up. */
export async function startAndWait(dataDir: string, ports: Ports) {
  const program = npmStart(dataDir, ports)
  await waitFor(program, () => program.output().includes('is open.'), 'npm start')
  await waitFor(program, () => isUp(`http://127.0.0.1:${ports.web}/`), 'The site')
  return program
}

/** Stops a program as Ctrl-C does, and returns its exit code. */
export function interrupt(program: ReturnType<typeof npmStart>): Promise<number> {
  program.signal('SIGINT')
  return program.exited
}
