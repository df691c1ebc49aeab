import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseText } from './parse-text.mjs'

const content = fileURLToPath(new URL('../../content', import.meta.url))

/**
 * Turns a file of content/ into a module: its default export is the page, `text` the parsed text. The browser does not
 * load the parser.
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
