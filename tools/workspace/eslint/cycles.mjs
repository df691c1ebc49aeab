import { createNodeResolver, importX } from 'eslint-plugin-import-x'

const extensions = ['.ts', '.tsx', '.mjs']

/** No file imports itself through others. Type imports do not count: they do not exist at run time. */
export const cycleRules = {
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': extensions,
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [createNodeResolver({ extensions })],
  },
  rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
}
