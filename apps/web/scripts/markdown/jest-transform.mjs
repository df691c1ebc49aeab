import { basename } from 'node:path'
import { parseText } from './parse-text.mjs'

/** The same module that markdown-pages.mjs makes, as the tests load it. */
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
