import * as light from './colors.ts'
import { darkBadgeTones, darkColors } from './dark-colors.ts'

export type { BadgeTone } from './colors.ts'

/**
 * The same names as colors.ts, whose place this module takes where an app has a dark look (the console's vite.config.ts
 * says so): each colour is a custom property with the light value behind it. The site, which has none, keeps its plain
 * colours and pays nothing.
 */
const variablesOf = <Names extends string>(
  prefix: string,
  values: Readonly<Record<Names, string>>,
): Record<Names, string> =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [
      name,
      `var(--${prefix}-${name}, ${value})`,
    ]),
  ) as Record<Names, string>

export const colors = variablesOf('color', light.colors)

export const badgeTones = Object.fromEntries(
  Object.entries(light.badgeTones).map(([tone, pair]) => [
    tone,
    variablesOf(`badge-${tone}`, pair),
  ]),
) as Record<light.BadgeTone, { ground: string; text: string }>

const declarations = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${name}:${value};`)

/** What `:root` declares while it is dark. */
export const darkDeclarations: string = [
  ...declarations('color', darkColors),
  ...Object.entries(darkBadgeTones).flatMap(([tone, pair]) => declarations(`badge-${tone}`, pair)),
].join('')

/** What a part of the page declares to keep the light look, whatever `:root` says. */
export const lightDeclarations: string = [
  ...Object.keys(light.colors).map((name) => `--color-${name}:initial;`),
  ...Object.entries(light.badgeTones).flatMap(([tone, pair]) =>
    Object.keys(pair).map((name) => `--badge-${tone}-${name}:initial;`),
  ),
].join('')
