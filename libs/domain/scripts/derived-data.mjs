import { register } from 'tsx/esm/api'

/** What a call needs of its contract. Everything else, above all its schemas, stays out of the browser. */
const contractFields = ['method', 'path', 'access', 'idempotent', 'bodyMediaType']

/** @type {ReturnType<typeof register> | undefined} */
let modules

/** Evaluates a module. What modules share is evaluated once, for all builds of the process. */
const evaluate = (file) =>
  (modules ??= register({ namespace: 'derived-data' })).import(file, import.meta.url)

/**
 * Evaluates modules at build time and bundles their exports as plain data: those of `*.derived.ts` as they are, so that a
 * page that shows only a destination's card does not load its itinerary, and of `*.contract.ts` only the contracts, so
 * that a page that calls the API does not load its schemas.
 * @returns {import('vite').Plugin}
 */
export function derivedData() {
  return {
    name: 'derived-data',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.(?:derived|contract)\.ts$/ },
      async handler(file) {
        const values = Object.entries(await evaluate(file))
        const data = file.endsWith('.contract.ts') ? values.flatMap(contractData) : values
        return data
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

/** An export of a contract's module, reduced; nothing if it is not a contract. */
function contractData([name, value]) {
  if (!value?.method || !value.path) return []
  return [[name, Object.fromEntries(contractFields.map((field) => [field, value[field]]))]]
}
