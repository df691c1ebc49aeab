import { start } from '../../src/start/main.ts'

/** The start command on the built parts of a folder: `start.ts FOLDER`. */
process.exit(await start(process.argv[2] ?? '', process.env))
