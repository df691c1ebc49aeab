/** The two font families and their fallbacks. fonts.css gives the fallbacks the same metrics. */
export const fontStacks = {
  title: "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
  text: "'Instrument Sans', 'Instrument Sans Fallback', sans-serif",
} as const
