const { setFlagsFromString } = require('node:v8')
const vm = require('node:vm')

// Each file runs its code in a new context and only for seconds, so machine code that V8 optimizes early is rarely used.
setFlagsFromString('--interrupt-budget=1400000')

const { compileFunction } = vm

/** What V8 knows about a module after its first compilation in this process, by file. */
const compiled = new Map()

/** Jest compiles every module again for each test file. This compiles it once, and then reads V8's own result. */
vm.compileFunction = (source, parameters, { parsingContext, ...rest }) => {
  // Only contexts of vm can be named; without one, Node's own context is meant (node-environment.cjs).
  const options = parsingContext === globalThis ? rest : { ...rest, parsingContext }
  const known = compiled.get(options.filename)
  const cachedData = known?.source === source ? known.data : undefined
  const result = compileFunction(source, parameters, {
    ...options,
    ...(cachedData ? { cachedData } : { produceCachedData: true }),
  })
  if (result.cachedDataRejected) compiled.delete(options.filename)
  else if (result.cachedData) compiled.set(options.filename, { source, data: result.cachedData })
  return result
}
