import { browserPreset } from '../../jest.preset.mjs'

// The first one builds the console, the others are suites of its largest pages.
const preset = browserPreset({}, { full: ['tests/(?:build|invites|trips)\\.test'] })

export default {
  ...preset,
  testTimeout: 60_000,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '/page-modules\\.ts$': '<rootDir>/tests/page-modules.ts',
  },
}
