import { createServer } from 'node:net'
import { StartError } from '../start-error.ts'

export interface WantedPort {
  name: string
  /** The variable that sets it. */
  variable: string
  port: number
}

/** Refuses with one sentence where a port is taken, before anything has been started. */
export async function requireFreePorts(host: string, wanted: readonly WantedPort[]): Promise<void> {
  for (const { name, variable, port } of wanted) {
    if (!(await isFree(host, port))) {
      throw new StartError(
        `Port ${port} for ${name} is taken: stop what uses it, or set ${variable} to another port.`,
      )
    }
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(refusal(error, host, port)),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** Why an address cannot be listened on, as a sentence. */
function refusal(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  return error.code === 'EACCES'
    ? new StartError(`Port ${port} may not be used by this account: set another port.`)
    : new StartError(`HOST should be an address of this machine, not '${host}'.`)
}
