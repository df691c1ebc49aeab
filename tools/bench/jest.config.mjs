import { ignoreAllBut, nodePreset } from '../../jest.preset.mjs'

export default nodePreset(
  { transformIgnorePatterns: ignoreAllBut('get-port') },
  { full: ['tests/generated-database\\.test'] },
)
