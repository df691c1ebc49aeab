import { nodePreset } from '../../jest.preset.mjs'

const preset = nodePreset()

export default {
  ...preset,
  // Suites that not every machine can run have commands of their own.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.FULL_DISK ? [] : ['/tests/extra/'])],
  // These suites often wait, so two run at once even if another package runs too.
  maxWorkers: 2,
  testSequencer: '<rootDir>/tests/support/sequencer.cjs',
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(p-limit|yocto-queue|'),
  ),
  // One PostgreSQL server and its template databases serve all suites of a run.
  globalSetup: '<rootDir>/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
}
