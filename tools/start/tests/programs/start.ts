import { start } from '../../src/main.ts'

/** The start command with the built programs of a folder: `start.ts FOLDER`. */
process.exit(await start(process.argv[2] ?? '', process.env))
