import nx from '@nx/eslint-plugin'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { boundaries, testBoundaries } from './tools/workspace/eslint/boundaries.mjs'
import { featureBoundaries } from './tools/workspace/eslint/feature-boundaries.mjs'
import { featureTable } from './tools/workspace/eslint/feature-table.mjs'

const testFiles = ['**/*.test.{ts,tsx}', '**/tests/**']

const projectBoundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { enforceBuildableLibDependency: false, allow: [], depConstraints },
  ],
})

/** One block an app: its features, and what puts them together. */
const featureBlocks = Object.entries(featureTable).map(([app, parts]) => ({
  files: [`apps/${app}/src/features/**`],
  // A test may put together what it likes.
  ignores: testFiles,
  plugins: { workspace: { rules: { 'feature-boundaries': featureBoundaries } } },
  rules: { 'workspace/feature-boundaries': ['error', parts] },
}))

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/.nx/**', '**/coverage/**'],
  },
  ...tseslint.configs.recommended,
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
    // Set-up of a tool, no part of what the project is made of: it may name the workspace's own.
    files: ['**/*.config.{mjs,ts}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // What runs anywhere knows no Node.
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
  ...featureBlocks,
  {
    // jest loads these by name, as CommonJS.
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Programs that people run in a terminal speak through it.
    files: ['tools/**', '**/scripts/**', '**/bin/**', 'apps/api/src/commands/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
)
