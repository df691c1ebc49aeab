import type { Picture } from '@farandfew/domain/pictures'

/** The alternative text of the picture with this URL, or `fallback` for a picture that an operator has replaced. */
export const altOf = (
  src: string | undefined,
  pictures: Readonly<Record<string, Picture>>,
  fallback: string,
): string => Object.values(pictures).find((picture) => picture.src === src)?.alt ?? fallback
