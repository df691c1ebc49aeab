/**
 * The club's colours, and what derives from them. theme.test.ts computes the contrast of every
 * pair that carries text.
 */
export const colors = {
  blush: '#FCE8EC',
  paper: '#FFFBF5',
  ink: '#2B1B2F',
  raspberry: '#A81E4A',
  sea: '#1D6A74',
  saffron: '#E5A33B',
  clay: '#C8623E',
  sage: '#7F9A83',
  night: '#1B2440',

  /** What lies on the page: a poster's margin, a field, a dialog. */
  sheet: '#FFFFFF',
  /** Text of the second rank, on paper, sheet and blush. */
  inkSoft: '#65536A',
  /** Lines that only separate. */
  hairline: '#EADDD6',
  /** The edge of what can be operated: 3:1 and more on paper and sheet. */
  edge: '#8C7A8C',
  /** Raspberry under the pointer, and as text on tinted ground. */
  raspberryDeep: '#86143A',
  /** Ground for what holds a place while something loads. */
  shade: '#F3E9E2',
  /** The accent as text and line on night. */
  saffronLight: '#F3C578',
  /** Text of the second rank on night. */
  nightSoft: '#C9CCDD',
  nightInk: '#E9E4EE',
  nightHairline: '#444B62',
  danger: '#A3231A',
} as const

/** A ground and the text that stands on it, by tone. */
export const badgeTones = {
  neutral: { ground: '#F1E7E2', text: '#4A3A4E' },
  raspberry: { ground: colors.raspberry, text: colors.sheet },
  amber: { ground: '#FBE6BE', text: '#6A4300' },
  blue: { ground: '#DDE8F7', text: '#1E4078' },
  red: { ground: '#FBDED8', text: '#8C2015' },
  sea: { ground: '#DAECEC', text: '#13515A' },
} as const

export type BadgeTone = keyof typeof badgeTones
