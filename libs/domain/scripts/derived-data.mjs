import { tsImport } from 'tsx/esm/api'

/**
 * Evaluates `*.derived.ts` modules at build time and bundles their exports as plain data. A destination keeps all its
 * content in one file, and a page that shows only its card does not load its itinerary.
 * @returns {import('vite').Plugin}
 */
export function derivedData() {
  return {
    name: 'derived-data',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.derived.ts')) return undefined
      const values = await tsImport(file, import.meta.url)
      return Object.entries(values)
        .filter(([name]) => name !== 'default')
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
