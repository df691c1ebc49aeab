import { nodePreset } from '../../jest.preset.mjs'

export default nodePreset({
  // Reading a global of jest's sandbox is slow, and drawing reads Math all the time.
  sandboxInjectedGlobals: ['Math'],
})
