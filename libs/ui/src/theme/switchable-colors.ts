import * as light from './colors.ts'
import { darkBadgeTones, darkColors } from './dark-colors.ts'

/**
 * Replaces colors.ts in an app with a dark mode (see the console's vite.config.ts). Each colour is a custom property that
 * falls back to the light value. The site has no dark mode and keeps the plain colours.
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

/** The declarations of `:root` in the dark mode. */
export const darkDeclarations: string = [
  ...declarations('color', darkColors),
  ...Object.entries(darkBadgeTones).flatMap(([tone, pair]) => declarations(`badge-${tone}`, pair)),
].join('')

/** Declarations that keep an element in the light mode. */
export const lightDeclarations: string = [
  ...Object.keys(light.colors).map((name) => `--color-${name}:initial;`),
  ...Object.entries(light.badgeTones).flatMap(([tone, pair]) =>
    Object.keys(pair).map((name) => `--badge-${tone}-${name}:initial;`),
  ),
].join('')
