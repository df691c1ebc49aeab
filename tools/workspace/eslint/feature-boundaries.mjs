import { dirname, posix, resolve, sep } from 'node:path'

/** @param {string} file */
const toPosix = (file) => file.split(sep).join(posix.sep)

/**
 * The feature that a path inside `src` belongs to.
 * @param {string} path
 */
const featureOf = (path) => /^features\/([^/]+)\//.exec(path)?.[1]

/**
 * Inside an app, features do not import each other: composers put them together. A feature may use the app's shared
 * parts; a shared part may use other shared parts alone; neither imports a composer.
 * @type {import('eslint').Rule.RuleModule}
 */
export const featureBoundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'keep the features of an app apart' },
    schema: [
      {
        type: 'object',
        properties: {
          shared: { type: 'array', items: { type: 'string' } },
          composers: { type: 'array', items: { type: 'string' } },
        },
        required: ['shared', 'composers'],
        additionalProperties: false,
      },
    ],
    messages: {
      feature:
        "The feature '{{from}}' imports the feature '{{to}}': let a route or the app compose them",
      shared:
        "The shared part '{{from}}' imports the feature '{{to}}': shared parts know no feature",
      composer: "The feature '{{from}}' imports '{{to}}', which composes features",
    },
  },
  create(context) {
    /** @type {{ shared: string[], composers: string[] }} */
    const { shared, composers } = context.options[0]
    const [, src, inside] = /^(.*\/src)\/(.+)$/.exec(toPosix(context.filename)) ?? []
    const from = inside && featureOf(inside)
    if (!src || !from) return {}

    /** @param {string} specifier */
    const findFault = (specifier) => {
      if (!specifier.startsWith('.')) return undefined
      const target = toPosix(resolve(dirname(context.filename), specifier))
      if (!target.startsWith(`${src}/`)) return undefined
      const path = target.slice(src.length + 1)
      const module = path.replace(/\.[jt]sx?$/, '')
      if (composers.some((name) => module === name || module.startsWith(`${name}/`))) {
        return { messageId: 'composer', data: { from, to: module } }
      }
      const to = featureOf(path)
      if (!to || to === from || shared.includes(to)) return undefined
      return { messageId: shared.includes(from) ? 'shared' : 'feature', data: { from, to } }
    }

    /** @param {{ source?: import('estree').Expression | null | undefined }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const fault = findFault(source.value)
      if (fault) context.report({ node: source, ...fault })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
