/** The two font families and their fallbacks. fonts.css gives the fallbacks the same metrics. */
export const fontStacks = {
  title:
    "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', Georgia, 'Times New Roman', serif",
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif",
} as const
