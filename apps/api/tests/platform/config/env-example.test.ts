import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { loadConfig } from '../../../src/platform/config/config.ts'
import { documentationOf, variableNames } from '../../../src/platform/config/variables.ts'

const variables = variableNames.map((name) => ({ name, ...documentationOf(name) }))

const text = readFileSync(resolve(__dirname, '../../../../../.env.example'), 'utf8')
const documented = parseEnv(text)

test('.env.example documents exactly the variables that the API reads', () => {
  const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect([...names].sort()).toEqual(variables.map(({ name }) => name).sort())
})

test.each(variables)('documents $name with its default and its purpose', (variable) => {
  expect(documented[variable.name]).toBe(variable.default ?? '')
  const block = text.split('\n\n').find((part) => part.includes(`\n${variable.name}=`))
  expect(block?.split('\n')[0]).toBe(`# ${variable.what}`)
})

test('gives the default configuration if copied unchanged', () => {
  expect(loadConfig(documented as Record<string, string>)).toEqual(loadConfig({}))
})
