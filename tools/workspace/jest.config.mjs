import { nodePreset } from '../../jest.preset.mjs'

export default nodePreset({ testTimeout: 120_000 })
