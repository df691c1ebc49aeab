import { withEnvFile } from '../platform/config/config.ts'
import { adminPasswordCommand } from './admin-password-command.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(
  adminPasswordCommand,
  process.argv.slice(2),
  withEnvFile(process.env),
)
