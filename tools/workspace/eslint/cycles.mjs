import { fileURLToPath } from 'node:url'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'

const extensions = ['.ts', '.tsx', '.mjs']
const importParser = fileURLToPath(new URL('./import-parser.cjs', import.meta.url))

/** No file imports itself through others. Type imports do not count: they do not exist at run time. */
export const cycleRules = {
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': extensions,
    'import-x/parsers': { [importParser]: ['.ts', '.tsx'] },
    'import-x/resolver-next': [createNodeResolver({ extensions })],
  },
  rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
}
