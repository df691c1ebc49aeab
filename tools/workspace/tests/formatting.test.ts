import { resolve } from 'node:path'
import { runNode, workspace } from './support/program.ts'

const prettier = resolve(workspace, 'node_modules/prettier/bin/prettier.cjs')

test('every file is formatted: `npm run format` does it', async () => {
  const { code, out, err } = await runNode([
    prettier,
    '--list-different',
    '--cache',
    '--cache-strategy=content',
    '.',
  ])
  expect(out.trim().split('\n').filter(Boolean)).toEqual([])
  expect(code).toBe(0)
  expect(err).not.toMatch(/\[error\]/)
})

test('a file that is not formatted is found', async () => {
  const { code, out } = await runNode(
    [prettier, '--list-different', '--stdin-filepath', 'libs/domain/src/x.ts'],
    { input: 'const text = "double"' },
  )
  expect(code).toBe(1)
  expect(out).toContain('stdin')
})
