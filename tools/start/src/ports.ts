import { createServer } from 'node:net'
import { StartError } from './start-error.ts'

export interface RequiredPort {
  /** The server that needs it, such as `the site`. */
  name: string
  /** The variable that sets it. */
  variable: string
  port: number
}

/** Checks ports before anything is started. Throws a StartError that names a taken one and its variable. */
export async function requireFreePorts(
  host: string,
  required: readonly RequiredPort[],
): Promise<void> {
  for (const { name, variable, port } of required) {
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
      error.code === 'EADDRINUSE' ? resolve(false) : reject(listenError(error, host, port)),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** Why the start cannot listen on an address. */
function listenError(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  return error.code === 'EACCES'
    ? new StartError(`This account may not use port ${port}: set another port.`)
    : new StartError(`HOST should be an address of this machine, not '${host}'.`)
}
