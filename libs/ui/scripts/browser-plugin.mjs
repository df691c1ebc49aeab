import { transformWithOxc } from 'vite'
import { browserFaults, hasOldClasses } from './browser-check.mjs'
import { oldestTargets } from './browsers.mjs'

/** Where something is no fault: the code looks whether it is there, or has a method of that name itself. */
const exceptions = [
  ['.checkVisibility()', '/@radix-ui/react-focus-scope/'],
  ['.startViewTransition()', '/react-dom/'],
  ['.toSorted()', '/@radix-ui/react-collection/'],
  ['.use()', '/react/'],
  ['.when()', '/zod/'],
  ['navigation', '/react-dom/'],
  ['navigator.connection', '/react-dom/'],
  ['navigator.share', '/shared/share/share-page.ts'],
  ['setImmediate', '/react-dom/'],
]

const isException = (fault, moduleIds) =>
  exceptions.some(([what, where]) => what === fault && moduleIds.some((id) => id.includes(where)))

/**
 * Translates the few classes that Safari 15 reads wrong, and fails a build whose scripts a supported browser cannot read, or
 * that call what one of them does not have.
 * @returns {import('vite').Plugin}
 */
export const browserCheck = () => ({
  name: 'browser-check',
  apply: 'build',
  transform: {
    order: 'post',
    handler(code, id) {
      const mayBeOld = /\bclass\b/.test(code) && /\.[cm]?[jt]sx?$/.test(id)
      if (!mayBeOld || !hasOldClasses(code)) return null
      return transformWithOxc(code, id, { lang: 'js', target: oldestTargets() })
    },
  },
  generateBundle(_, bundle) {
    const faultsOf = browserFaults()
    const faults = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return []
      return faultsOf(file.code).flatMap((fault) =>
        isException(fault, file.moduleIds) ? [] : `${file.fileName}: ${fault}`,
      )
    })
    if (faults.length === 0) return
    this.error(`A browser of package.json does not have this:\n${faults.join('\n')}`)
  },
})
