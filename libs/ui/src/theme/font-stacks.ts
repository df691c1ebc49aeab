/** The two font families and their fallbacks. fonts.css gives the fallbacks the same metrics. */
export const fontStacks = {
  title:
    "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback Noto', 'Fraunces Fallback DejaVu', serif",
  text: "'Instrument Sans', 'Instrument Sans Fallback', 'Instrument Sans Fallback Roboto', 'Instrument Sans Fallback DejaVu', sans-serif",
} as const
