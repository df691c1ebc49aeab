interface Key {
  key: string
  keyCode: number
  isComposing: boolean
}

/**
 * Whether a key belongs to the composition of a character, as in Japanese, Chinese or Hindi: the Enter that confirms it must
 * not send the text. Safari ends the composition before that key is pressed, and then only the
 * key code 229 tells.
 */
export const isComposing = ({ isComposing: composes, keyCode }: Omit<Key, 'key'>) =>
  composes || keyCode === 229

/** Whether a key is an Enter of its own. Every handler of Enter in a text field asks this. */
export const isEnter = (event: Key) => event.key === 'Enter' && !isComposing(event)
