import { nodePreset } from '../../jest.preset.mjs'

const preset = nodePreset()
const [[, swc]] = Object.entries(preset.transform)

export default {
  ...preset,
  // The longest of all runs: what its suites wait for is time for others.
  maxWorkers: 2,
  // PGlite reads its own files through `import()`, which jest only knows once it is transformed.
  transform: { ...preset.transform, '/@electric-sql/pglite/dist/.+\\.cjs$': swc },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@electric-sql/pglite|'),
  ),
  // One PostgreSQL server and one migrated template for all suites of a run.
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
}
