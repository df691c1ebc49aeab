/**
 * Adds `setZone` to a test environment. A test sees a copy of process.env, and only a change of the real one changes
 * Node's time zone.
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
