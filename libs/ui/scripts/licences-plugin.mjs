import { createRequire } from 'node:module'
import { licenceNotices, licencesFile } from '../../domain/scripts/licences.mjs'

const { resolve } = createRequire(import.meta.url)

/** A file of each package that the fonts in src/theme/fonts are drawn from. */
const fonts = ['fraunces', 'instrument-sans'].map((name) =>
  resolve(`@fontsource-variable/${name}/unicode.json`),
)

/**
 * Writes the licence notices of the fonts and of all packages in a build.
 * @returns {import('vite').Plugin}
 */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    )
    const source = licenceNotices([...modules, ...fonts])
    this.emitFile({ type: 'asset', fileName: licencesFile, source })
  },
})
