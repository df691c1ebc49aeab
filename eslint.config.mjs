import nx from '@nx/eslint-plugin'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Who may lean on whom: the table of docs/decisions/0004-boundaries.md, one row a kind of project. */
const boundaries = [
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: ['type:domain'],
    allowedExternalImports: ['zod', 'zod/*'],
  },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:domain'] },
  {
    allSourceTags: ['type:app', 'platform:browser'],
    onlyDependOnLibsWithTags: ['type:ui', 'type:client', 'type:domain'],
  },
  {
    allSourceTags: ['type:app', 'platform:node'],
    onlyDependOnLibsWithTags: ['type:domain'],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:domain', 'type:client'] },
  {
    sourceTag: 'platform:browser',
    bannedExternalImports: ['fastify', '@fastify/*', 'kysely', 'pg', '@electric-sql/*', 'nodemailer'],
  },
  {
    allSourceTags: ['type:app', 'platform:node'],
    bannedExternalImports: ['react', 'react-*', 'styled-components', '@tanstack/*', 'formik'],
  },
]

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.nx/**', '**/coverage/**'] },
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: ['error', 'always'],
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries },
      ],
    },
  },
  {
    files: ['apps/web/**', 'apps/admin/**', 'libs/ui/**'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Programs that people run in a terminal speak through it.
    files: ['tools/**', '**/scripts/**', '**/bin/**', 'apps/api/src/commands/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
)
