import { basename } from 'node:path'
import { parseText } from './parse-text.mjs'

/** Makes the same module as markdown-pages.mjs for the tests. */
export default {
  /** @param {string} source @param {string} file */
  process: (source, file) => ({
    code: [
      `Object.defineProperty(exports, '__esModule', { value: true })`,
      `exports.text = ${JSON.stringify(parseText(source, basename(file)))}`,
      `exports.default = require('../src/routes/parts/text-page.tsx').textPage(exports.text)`,
    ].join('\n'),
  }),
}
