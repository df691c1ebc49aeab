/** Packs the built site and console for the bundled program. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const pack = (...args) =>
  execFileSync(process.execPath, [path('dist/main.js'), 'pack', ...args], { stdio: 'inherit' })

pack('web', '--root', path('../web/dist/client'), '--manifest', path('../web/dist/routes.json'))
pack('admin', '--root', path('../admin/dist'))
