import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseText } from './parse-text.mjs'

const content = fileURLToPath(new URL('../../content', import.meta.url))

/**
 * Makes a file of content/ a module: its default export is the page, `text` the tree that the page shows. The parser
 * stays in the build.
 * @returns {import('vite').Plugin}
 */
export const markdownPages = () => ({
  name: 'markdown-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md$/ },
    handler(source, file) {
      const text = parseText(source, relative(content, file))
      return {
        code: [
          `import { textPage } from '../src/routes/parts/text-page.tsx'`,
          `export const text = ${JSON.stringify(text)}`,
          `export default textPage(text)`,
        ].join('\n'),
        moduleType: 'js',
        map: null,
      }
    },
  },
})
