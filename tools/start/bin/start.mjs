#!/usr/bin/env node
/** `npm start`: builds what is not built, then starts the API, the site and the console. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWorkspace } from './build-workspace.mjs'
import { describeSources, isBuilt, noteBuilt } from './built.mjs'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

const help = `npm start: builds what is not built, then starts the database, the API, the site and the console.

Without DATABASE_URL it uses the embedded database in .data/, with demo data. Settings are environment variables or
lines of .env; .env.example lists them.
`

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(help)
  process.exit(0)
}

const envFile = join(workspace, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

// Asking Nx takes longer than the API needs to start.
const sources = await describeSources(workspace)
if (!(await isBuilt(workspace, sources))) {
  if (!(await buildWorkspace(workspace, ['api', 'host', 'start']))) process.exit(1)
  await noteBuilt(workspace, sources)
}

const { start } = await import('../dist/start.js')
process.exit(await start(workspace, process.env))
