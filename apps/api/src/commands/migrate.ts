import { withEnvFile } from '../platform/config/config.ts'
import { migrateCommand } from './migrate-command.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(migrateCommand, process.argv.slice(2), withEnvFile(process.env))
