import type { BadgeTone, badgeTones, colors } from './colors.ts'

/**
 * The colours of the console's dark mode. Each has the role of its name in the light mode: `paper` is the background and
 * `ink` is text, even though `ink` is the lighter one here. theme.test.tsx checks the same pairs as in the light mode.
 */
export const darkColors: Record<keyof typeof colors, string> = {
  blush: '#2B1D29',
  paper: '#171218',
  ink: '#F5EDF3',
  raspberry: '#F58FB0',
  sea: '#7FC9D3',
  saffron: '#E5A33B',
  clay: '#E38A66',
  sage: '#9DB8A1',
  night: '#D3D8EC',

  sheet: '#211A24',
  inkSoft: '#C3B5C6',
  hairline: '#3D3342',
  edge: '#958499',
  raspberryDeep: '#FFB3CB',
  shade: '#2D2531',
  saffronLight: '#7A4B00',
  nightSoft: '#454A62',
  nightInk: '#2B2340',
  nightHairline: '#AEB4CC',
  danger: '#FF9A8F',
}

export const darkBadgeTones: Record<
  BadgeTone,
  Record<keyof (typeof badgeTones)[BadgeTone], string>
> = {
  neutral: { ground: '#3A3040', text: '#EADFEA' },
  raspberry: { ground: darkColors.raspberry, text: darkColors.sheet },
  amber: { ground: '#4A3510', text: '#F6D08A' },
  blue: { ground: '#1F3355', text: '#B9D2F7' },
  red: { ground: '#4F1F1B', text: '#FFB9AF' },
  sea: { ground: '#173E44', text: '#A5DDE4' },
}
