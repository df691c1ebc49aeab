require('./compile-once.cjs')
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const { AsyncLocalStorage } = require('node:async_hooks')
const { rememberProcess } = require('./remember-process.cjs')

// Jest's own code uses these if a test has replaced the globals.
Object.defineProperties(globalThis, {
  'jest-symbol-do-not-touch': { value: Symbol },
  [Symbol.for('jest-native-promise')]: { value: Promise },
  [Symbol.for('jest-native-now')]: { value: Date.now.bind(Date) },
})

/** The storages in which test files have run something. Each makes every promise of the process slower until it is disabled. */
const storages = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function (...values) {
  storages.add(this)
  return run.apply(this, values)
}

const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this
    },
    unref() {
      return this
    },
  }),
  refToId: (timer) => timer?.id,
}

/**
 * Runs test files in Node's own context, one after the other. Jest's environment for Node gives each file a context of its own,
 * in which each read of a global goes through a proxy and no package can be shared between files (docs/decisions/0011).
 */
module.exports = class NodeEnvironment {
  global = globalThis
  customExportConditions = ['node', 'node-addons']

  constructor({ projectConfig }) {
    this.resetProcess = rememberProcess()
    Object.assign(globalThis, projectConfig.globals)
    this.context = globalThis
    this.moduleMocker = new ModuleMocker(globalThis)
    const timers = { config: projectConfig, global: globalThis }
    this.fakeTimers = new LegacyFakeTimers({
      ...timers,
      moduleMocker: this.moduleMocker,
      timerConfig,
    })
    this.fakeTimersModern = new ModernFakeTimers(timers)
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    for (const storage of storages) storage.disable()
    storages.clear()
    this.resetProcess()
    this.context = null
  }

  exportConditions() {
    return this.customExportConditions
  }

  getVmContext() {
    return this.context
  }
}
