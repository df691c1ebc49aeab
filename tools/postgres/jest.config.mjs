import { nodePreset } from '../../jest.preset.mjs'

// On a busy machine a server takes long to start.
export default nodePreset({ testTimeout: 60_000 }, { full: ['tests/postgres\\.test'] })
