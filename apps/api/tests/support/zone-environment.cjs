const { TestEnvironment } = require('jest-environment-node')

/**
 * Adds `setZone`. A test sees a copy of process.env, and only a change of the real one changes Node's time zone.
 */
module.exports = class ZoneEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.machineZone = process.env.TZ
    this.global.setZone = (zone) => {
      process.env.TZ = zone
    }
  }

  async teardown() {
    if (this.machineZone === undefined) delete process.env.TZ
    else process.env.TZ = this.machineZone
    await super.teardown()
  }
}
