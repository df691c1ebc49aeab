/**
 * The two faces and what stands in for them until they are there. The stand-ins of fonts.css
 * have the same measures, so that nothing moves when the faces arrive.
 */
export const fontStacks = {
  title:
    "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', Georgia, 'Times New Roman', serif",
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif",
} as const
