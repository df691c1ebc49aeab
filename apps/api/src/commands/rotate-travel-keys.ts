import { withEnvFile } from '../platform/config/config.ts'
import { rotateTravelKeysCommand } from './rotate-travel-keys-command.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(
  rotateTravelKeysCommand,
  process.argv.slice(2),
  withEnvFile(process.env),
)
