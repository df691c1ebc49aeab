import { nodePreset } from '../../jest.preset.mjs'

const preset = nodePreset()
const [[, swc]] = Object.entries(preset.transform)
const [swcJest, swcOptions] = swc

/** Fastify looks for each plugin among all modules, which in jest takes half of the time to build an app. */
const withoutRequireCache = [
  swcJest,
  {
    ...swcOptions,
    jsc: {
      ...swcOptions.jsc,
      transform: { optimizer: { globals: { vars: { 'require.cache': 'undefined' } } } },
    },
  },
]

export default {
  ...preset,
  // Suites that not every machine can run have commands of their own.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.FULL_DISK ? [] : ['/tests/extra/'])],
  // These suites often wait, so two run at once even if another package runs too.
  maxWorkers: 2,
  // No schema uses the translations of zod's own messages, which are 48 files.
  moduleNameMapper: { '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/nothing.cjs' },
  // PGlite reads its own files through `import()`, which jest supports only in transformed code.
  transform: {
    '/fastify/lib/plugin-utils\\.js$': withoutRequireCache,
    ...preset.transform,
    '/@electric-sql/pglite/dist/.+\\.cjs$': swc,
  },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace(
      '(?!(',
      '(?!(@electric-sql/pglite|fastify/lib(?=/plugin-utils)|p-limit|yocto-queue|',
    ),
  ),
  // One PostgreSQL server and its template databases serve all suites of a run.
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
}
