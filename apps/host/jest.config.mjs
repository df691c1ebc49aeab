import { nodePreset } from '../../jest.preset.mjs'

export default nodePreset(
  {},
  { full: ['tests/(?:api|event-streams|front|pack|slow-clients)\\.test'] },
)
