import * as z from 'zod/mini'

type Check = ReturnType<typeof z.minLength> | ReturnType<typeof z.maxLength>

/**
 * zod measures all that has a `length`, also after the type was refused, and throws at one that it cannot compare, such as
 * `{"length":{"toString":0}}`.
 */
function ofTextOrList<Length extends Check>(check: Length): Length {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value)
  return check
}

/** At least so many code points of a text, or entries of a list. */
export const minLength = (...rule: Parameters<typeof z.minLength>) =>
  ofTextOrList(z.minLength(...rule))

/**
 * At most so many code points of a text, or entries of a list. What is longer is not checked further, so that no expression
 * reads it; so put this before them.
 */
export function maxLength(...rule: Parameters<typeof z.maxLength>) {
  const check = ofTextOrList(z.maxLength(...rule))
  check._zod.def.abort = true
  return check
}
