import { browserPreset } from '../../jest.preset.mjs'

const preset = browserPreset()

export default {
  ...preset,
  transform: {
    ...preset.transform,
    '\\.md$': '<rootDir>/scripts/markdown/jest-transform.mjs',
  },
}
