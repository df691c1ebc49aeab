import { withEnvFile } from '../platform/config/config.ts'
import { seedCommand } from './seed-command.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(seedCommand, process.argv.slice(2), withEnvFile(process.env))
