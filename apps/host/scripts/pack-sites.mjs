/**
 * Packs the built site and console for the bundled program. `PREVIOUS_SITES` is the folder of the packed sites of the release
 * before, if that was built elsewhere: `apps/host/dist/sites` there.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const previous = process.env['PREVIOUS_SITES']
const pack = (app, ...args) =>
  execFileSync(
    process.execPath,
    [
      ...[path('dist/main.js'), 'pack', app, ...args],
      ...(previous ? ['--previous', join(previous, app)] : []),
    ],
    { stdio: 'inherit' },
  )

pack('web', '--root', path('../web/dist/client'), '--manifest', path('../web/dist/routes.json'))
pack('admin', '--root', path('../admin/dist'))
