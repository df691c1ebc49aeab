import type { Picture } from '../pictures/pictures.ts'

/** The picture whose file has this name. Throws if there is none, which makes the build fail. */
export function pictureNamed(pictures: readonly Picture[], name: string): Picture {
  const found = pictures.find((picture) => picture.src.endsWith(`/${name}.svg`))
  if (!found) throw new Error(`There is no picture named ${name}`)
  return found
}
