import { nodePreset } from '../../jest.preset.mjs'

export default nodePreset(
  { testTimeout: 300_000 },
  { full: ['tests/(?:affected|boundaries|compose|deploy-\\w+|images)\\.test'] },
)
