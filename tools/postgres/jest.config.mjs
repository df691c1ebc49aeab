import { nodePreset } from '../../jest.preset.mjs'

// A server takes its time to start where the machine is busy.
export default nodePreset({ testTimeout: 60_000 })
