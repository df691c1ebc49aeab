const { parse } = require('@typescript-eslint/typescript-estree')
const { visitorKeys } = require('@typescript-eslint/visitor-keys')

/**
 * Parses a file for its imports only, without the scopes that ESLint's parser adds: the site's lint takes about 6 % less
 * processor time.
 */
module.exports = {
  /**
   * @param {string} text
   * @param {import('@typescript-eslint/typescript-estree').TSESTreeOptions} options
   */
  parseForESLint: (text, options) => ({ ast: parse(text, options), visitorKeys }),
}
