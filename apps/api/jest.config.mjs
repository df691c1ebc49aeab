import { nodePreset } from '../../jest.preset.mjs'

const preset = nodePreset()
const [[, swc]] = Object.entries(preset.transform)

export default {
  ...preset,
  // The longest of all runs: what its suites wait for is time for others.
  maxWorkers: 2,
  // PGlite reads its own files through `import()`, which jest supports only in transformed code.
  transform: { ...preset.transform, '/@electric-sql/pglite/dist/.+\\.cjs$': swc },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@electric-sql/pglite|p-limit|yocto-queue|'),
  ),
  // One PostgreSQL server and one migrated template for all suites of a run.
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
}
