import { browserPreset } from '../../jest.preset.mjs'

// `npm test` builds no site, so what reads the built one is part of the full checks.
const preset = browserPreset({}, { full: ['tests/site/', 'tests/secrets\\.test'] })

export default {
  ...preset,
  // styled-components inserts each rule, as it does in production, instead of making jsdom parse the whole sheet again.
  globals: { SC_DISABLE_SPEEDY: false },
  transform: {
    ...preset.transform,
    '\\.md$': '<rootDir>/scripts/markdown/jest-transform.mjs',
  },
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '/page-modules\\.ts$': '<rootDir>/tests/page-modules.ts',
  },
}
