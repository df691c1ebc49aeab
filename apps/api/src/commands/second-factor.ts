import { withEnvFile } from '../platform/config/config.ts'
import { runCommand } from './run-command.ts'
import { secondFactorCommand } from './second-factor-command.ts'

process.exitCode = await runCommand(
  secondFactorCommand,
  process.argv.slice(2),
  withEnvFile(process.env),
)
