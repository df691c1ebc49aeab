import { browserPreset } from '../../jest.preset.mjs'

// `npm test` builds no site, so what reads the built one is part of the full checks, and so are the suites of four large pages.
const preset = browserPreset(
  {},
  { full: ['tests/site/', 'tests/(?:secrets|destination|gallery|home|trip-detail)\\.test'] },
)

export default {
  ...preset,
  transform: {
    ...preset.transform,
    '\\.md$': '<rootDir>/scripts/markdown/jest-transform.mjs',
  },
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '/page-modules\\.ts$': '<rootDir>/tests/page-modules.ts',
  },
}
