import { boundaries, testBoundaries } from './tools/workspace/lint/boundaries.mjs'
import { layerRules } from './tools/workspace/lint/layers.mjs'

const testFiles = ['**/*.test.{ts,tsx}', '**/tests/**']

const projectBoundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { enforceBuildableLibDependency: false, allow: [], depConstraints },
  ],
})

/** The rules for React, with those of its compiler. */
const reactRules = Object.fromEntries(
  [
    'rules-of-hooks',
    'exhaustive-deps',
    'error-boundaries',
    'globals',
    'immutability',
    'incompatible-library',
    'preserve-manual-memoization',
    'purity',
    'refs',
    'set-state-in-effect',
    'set-state-in-render',
    'static-components',
    'unsupported-syntax',
    'use-memo',
  ].map((rule) => [`react/${rule}`, 'error']),
)

// Every rule of the category 'correctness', and those named here.
export default {
  plugins: ['eslint', 'typescript', 'import'],
  jsPlugins: [
    '@nx/eslint-plugin',
    'eslint-plugin-boundaries',
    'eslint-plugin-regexp',
    './tools/workspace/lint/texts.mjs',
    './tools/workspace/lint/translation.mjs',
  ],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '**/.nx/**', '**/coverage/**'],
  settings: layerRules.settings,
  rules: {
    eqeqeq: ['error', 'always'],
    'no-array-constructor': 'error',
    // Playwright requires an object pattern where a fixture uses no other.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    // Type imports do not count: they do not exist at run time.
    'import/no-cycle': ['error', { ignoreTypes: true }],
    // A regular expression whose time grows faster than its input lets one request stop the event loop.
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    ...projectBoundaries(boundaries),
  },
  overrides: [
    { files: testFiles, rules: projectBoundaries(testBoundaries) },
    {
      // These read only our own files.
      files: [
        ...testFiles,
        ...[
          'apps/e2e/**',
          'libs/ui/scripts/**',
          'tools/art/**',
          'tools/bench/**',
          'tools/workspace/**',
        ],
      ],
      rules: {
        'regexp/no-super-linear-backtracking': 'off',
        'regexp/no-super-linear-move': 'off',
      },
    },
    {
      // Code that runs during a build, not in the product, may import tools.
      files: ['**/*.config.{mjs,ts}', '{apps,libs}/*/scripts/**'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
    {
      // The libraries run in the browser too, so they do not import Node's modules.
      files: ['libs/*/src/**'],
      excludeFiles: [...testFiles, 'libs/ui/src/testing/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: ['node:*'] }] },
    },
    {
      // A page of the console puts parts together. What has a style or a form is a part, in `features`.
      files: ['apps/admin/src/routes/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: ['styled-components', '**/use-form.ts'] }],
      },
    },
    {
      files: ['apps/web/**', 'apps/admin/**', 'libs/ui/**'],
      plugins: ['react'],
      rules: reactRules,
    },
    {
      files: ['{apps/web,apps/admin,libs/ui}/src/**'],
      excludeFiles: testFiles,
      rules: { 'translation/own-element': 'error' },
    },
    { files: layerRules.files, excludeFiles: testFiles, rules: layerRules.rules },
    {
      files: ['{apps,libs}/*/src/**'],
      excludeFiles: testFiles,
      rules: { 'texts/wording': 'error' },
    },
    {
      files: ['{apps,libs}/*/src/**'],
      excludeFiles: [
        ...testFiles,
        // The texts of a trip, and what a command writes.
        'libs/domain/src/destinations/content/**',
        'apps/api/src/platform/db/tables.ts',
      ],
      rules: {
        'max-lines': ['error', { max: 400 }],
        'max-lines-per-function': ['error', { max: 100 }],
      },
    },
    {
      // jest loads these files as CommonJS.
      files: ['**/*.cjs'],
      rules: { 'typescript/no-require-imports': 'off' },
    },
    {
      // Programs for the terminal print to it.
      files: ['tools/**', '**/scripts/**', '**/bin/**', 'apps/api/src/commands/**'],
      rules: { 'no-console': 'off' },
    },
  ],
}
