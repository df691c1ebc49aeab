/**
 * A test environment with a `setZone` for its tests: what a test sees as process.env is a copy, which moves no clock.
 * Node itself heeds a change of the real one at once.
 */
module.exports = (Environment) =>
  class ZoneEnvironment extends Environment {
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
