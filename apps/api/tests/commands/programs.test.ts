import { builtProgram, runProgram } from '../support/index.ts'

test.each(['admin-password', 'migrate', 'outbox', 'rotate-travel-keys', 'second-factor', 'seed'])(
  'the built program %s is its command, with its arguments and exit code',
  async (name) => {
    const [help, wrong] = await Promise.all([
      runProgram(builtProgram(name), ['--help']),
      runProgram(builtProgram(name), ['--no-such-option']),
    ])
    expect(help).toMatchObject({ code: 0, errors: '' })
    expect(help.output).toContain(`npm run ${name}`)
    expect(wrong).toMatchObject({ code: 1, output: '' })
  },
)
