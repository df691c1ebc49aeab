import { browserPreset } from '../../jest.preset.mjs'

// It builds the console.
const preset = browserPreset({}, { full: ['tests/build\\.test'] })

export default {
  ...preset,
  testTimeout: 60_000,
  // styled-components inserts each rule, as it does in production, instead of making jsdom parse the whole sheet again.
  globals: { SC_DISABLE_SPEEDY: false },
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '/page-modules\\.ts$': '<rootDir>/tests/page-modules.ts',
  },
}
