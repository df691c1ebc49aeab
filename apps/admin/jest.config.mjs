import { browserPreset } from '../../jest.preset.mjs'

export default browserPreset({ testTimeout: 60_000 })
