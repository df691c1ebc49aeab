import nx from '@nx/eslint-plugin'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { boundaries, testBoundaries } from './tools/workspace/eslint/boundaries.mjs'
import { cycleRules } from './tools/workspace/eslint/cycles.mjs'
import { layerRules } from './tools/workspace/eslint/layers.mjs'

const testFiles = ['**/*.test.{ts,tsx}', '**/tests/**']

const projectBoundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { enforceBuildableLibDependency: false, allow: [], depConstraints },
  ],
})

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/.nx/**', '**/coverage/**'],
  },
  ...tseslint.configs.recommended,
  cycleRules,
  {
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: ['error', 'always'],
      ...projectBoundaries(boundaries),
    },
  },
  { files: testFiles, rules: projectBoundaries(testBoundaries) },
  {
    // Code that runs during a build, not in the product, may import tools.
    files: ['**/*.config.{mjs,ts}', 'libs/*/scripts/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // The libraries run in the browser too, so they do not import Node's modules.
    files: ['libs/*/src/**'],
    ignores: [...testFiles, 'libs/ui/src/testing/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['node:*'] }] },
  },
  {
    files: ['apps/web/**', 'apps/admin/**', 'libs/ui/**'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  layerRules(testFiles),
  {
    // jest loads these files as CommonJS.
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Programs for the terminal print to it.
    files: ['tools/**', '**/scripts/**', '**/bin/**', 'apps/api/src/commands/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
)
