const propertiesOf = (/** @type {object} */ object) => Object.getOwnPropertyDescriptors(object)

/**
 * Makes an object's properties again what they were.
 * @param {object} object
 * @param {Record<string | symbol, PropertyDescriptor>} before
 */
function restoreProperties(object, before) {
  for (const name of Reflect.ownKeys(object)) {
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(object, name)
  }
  for (const name of Reflect.ownKeys(before)) {
    const then = /** @type {PropertyDescriptor} */ (before[name])
    const now = Object.getOwnPropertyDescriptor(object, name)
    const isSame = now?.value === then.value && now?.get === then.get
    if (!isSame) Reflect.defineProperty(object, name, then)
  }
}

/** @returns {Map<string | symbol, ((...values: unknown[]) => void)[]>} */
const listenersOf = (/** @type {NodeJS.EventEmitter} */ emitter) =>
  new Map(
    emitter.eventNames().map((name) => [name, /** @type {never} */ (emitter.rawListeners(name))]),
  )

/**
 * @param {NodeJS.EventEmitter} emitter
 * @param {ReturnType<typeof listenersOf>} before
 */
function removeNewListeners(emitter, before) {
  for (const [name, listeners] of listenersOf(emitter)) {
    const known = before.get(name) ?? []
    for (const listener of listeners) {
      if (!known.includes(listener)) emitter.removeListener(name, listener)
    }
  }
}

/**
 * Remembers the globals, the environment variables, and the properties, exit code and listeners of the process. Returns a function
 * that resets them.
 */
exports.rememberProcess = () => {
  const globals = propertiesOf(globalThis)
  const variables = propertiesOf({ ...process.env })
  const properties = propertiesOf(process)
  const listeners = listenersOf(process)
  const { exitCode } = process
  return () => {
    restoreProperties(globalThis, globals)
    restoreProperties(process.env, variables)
    restoreProperties(process, properties)
    removeNewListeners(process, listeners)
    process.exitCode = exitCode
  }
}
