import { nodePreset } from '../../jest.preset.mjs'

const preset = nodePreset()
const [[, swc]] = Object.entries(preset.transform)

export default {
  ...preset,
  // These suites often wait, so two run at once even if another package runs too.
  maxWorkers: 2,
  // PGlite reads its own files through `import()`, which jest supports only in transformed code.
  transform: { ...preset.transform, '/@electric-sql/pglite/dist/.+\\.cjs$': swc },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@electric-sql/pglite|p-limit|yocto-queue|'),
  ),
  // One PostgreSQL server and its template databases serve all suites of a run.
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
}
