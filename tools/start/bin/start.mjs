#!/usr/bin/env node
/** `npm start`: builds what is not built, then opens the club. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWorkspace } from './build-workspace.mjs'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

const help = `npm start: builds what is not built, brings up the database, and serves the site, the console and the API.

Without DATABASE_URL the embedded database in .data/ is used, with demo data. Every setting is an environment variable
or a line of .env; .env.example lists them.
`

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(help)
  process.exit(0)
}

const envFile = join(workspace, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

if (!(await buildWorkspace(workspace, ['web', 'admin', 'api', 'start']))) process.exit(1)

const { start } = await import('../dist/start.js')
process.exit(await start(workspace, process.env))
