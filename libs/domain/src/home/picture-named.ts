import type { Picture } from '../pictures/index.ts'

/** The picture whose file has this name; a picture that is not there is a fault of the build. */
export function pictureNamed(pictures: readonly Picture[], name: string): Picture {
  const found = pictures.find((picture) => picture.src.endsWith(`/${name}.svg`))
  if (!found) throw new Error(`There is no picture named ${name}`)
  return found
}
