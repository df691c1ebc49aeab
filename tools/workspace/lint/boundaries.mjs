/**
 * Which project may import which, for `@nx/enforce-module-boundaries`. Each package.json has its tags under `nx`.
 */
export const boundaries = [
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: ['type:domain'],
    allowedExternalImports: ['zod', 'zod/*'],
  },
  {
    sourceTag: 'type:client',
    onlyDependOnLibsWithTags: ['type:domain'],
    allowedExternalImports: [],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui', 'type:domain'],
    // It knows no API and no route.
    bannedExternalImports: ['@tanstack/react-query', 'react-router', 'react-router-dom'],
  },
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
    bannedExternalImports: [
      'fastify',
      '@fastify/*',
      'kysely',
      'pg',
      '@electric-sql/*',
      '@node-rs/*',
      'nodemailer',
    ],
  },
  {
    allSourceTags: ['type:app', 'platform:node'],
    bannedExternalImports: ['react', 'react-*', 'styled-components', '@tanstack/*', 'formik'],
  },
]

/**
 * Packages that only the tests of a project may import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const testTools = {
  'type:domain': ['fast-check', 'libphonenumber-js', 'libphonenumber-js/*'],
  'type:client': ['zod', 'zod/*', 'fast-check'],
}

/** The same table for test files. */
export const testBoundaries = boundaries.map((row) => {
  const more = testTools[row.sourceTag ?? '']
  if (!more) return row
  return { ...row, allowedExternalImports: [...(row.allowedExternalImports ?? []), ...more] }
})
