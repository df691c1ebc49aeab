/** The colours of the brand and those derived from them. theme.test.tsx checks the contrast of every pair with text. */
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

  /** The background of fields, dialogs and poster margins. */
  sheet: '#FFFFFF',
  /** Secondary text on paper, sheet and blush. */
  inkSoft: '#65536A',
  /** Separators. */
  hairline: '#EADDD6',
  /** The border of controls: at least 3:1 on paper and sheet. */
  edge: '#8C7A8C',
  /** Raspberry on hover, and as text on a tinted background. */
  raspberryDeep: '#86143A',
  /** The background of loading placeholders. */
  shade: '#F3E9E2',
  /** Accents on night. */
  saffronLight: '#F3C578',
  /** Secondary text on night. */
  nightSoft: '#C9CCDD',
  /** Text and separators on night. */
  nightInk: '#E9E4EE',
  nightHairline: '#444B62',
  danger: '#A3231A',
} as const

/** Background and text colours of badges. */
export const badgeTones = {
  neutral: { ground: '#F1E7E2', text: '#4A3A4E' },
  raspberry: { ground: colors.raspberry, text: colors.sheet },
  amber: { ground: '#FBE6BE', text: '#6A4300' },
  blue: { ground: '#DDE8F7', text: '#1E4078' },
  red: { ground: '#FBDED8', text: '#8C2015' },
  sea: { ground: '#DAECEC', text: '#13515A' },
} as const

export type BadgeTone = keyof typeof badgeTones
