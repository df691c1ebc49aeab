import { browserPreset } from '../../jest.preset.mjs'

const preset = browserPreset()

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
