import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type Program, startProgram } from './program.ts'
import { adminPassword, sessionSecret } from './test-app.ts'

export interface ApiProgram extends Program {
  readonly origin: string
  readonly port: number
}

/** Starts the built API on a database, behind a proxy that names the client's address. Resolves when it is ready. */
export async function startApi(databaseUrl: string, options: { port?: number; folder: string }) {
  const { folder, port = await findFreePort() } = options
  const program = startProgram({
    ADMIN_PASSWORD: adminPassword,
    API_PORT: String(port),
    CLUB_CLOCK: '2025-05-01',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SESSION_SECRET: sessionSecret,
    TRUST_PROXY: '1',
  })
  const message = await program.message
  if (message.type !== 'ready') throw new Error(JSON.stringify(message))
  return { ...program, port, origin: `http://127.0.0.1:${port}` } satisfies ApiProgram
}

/** A folder for the messages of programs that a suite starts. */
export async function createProgramFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'club-programs-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
