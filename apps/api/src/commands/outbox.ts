import { withEnvFile } from '../platform/config/config.ts'
import { outboxCommand } from './outbox-command.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(outboxCommand, process.argv.slice(2), withEnvFile(process.env))
