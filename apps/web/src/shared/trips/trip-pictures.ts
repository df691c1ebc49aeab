import type { Picture } from '@farandfew/domain/pictures'

/** What is seen on the one of `pictures` that is at an address; of a photograph put in its place, `fallback`. */
export const altOf = (
  src: string | undefined,
  pictures: Readonly<Record<string, Picture>>,
  fallback: string,
): string => Object.values(pictures).find((picture) => picture.src === src)?.alt ?? fallback
