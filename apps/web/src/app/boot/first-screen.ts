/** What a person did on the page before its code was there: the last button pressed, or the last choice made. */
export interface EarlyAct {
  /** Does it once more, now that somebody answers. Once at most. */
  repeat: () => void
  forget: () => void
}

/** How long the page's code waits for the first screen at most, in milliseconds. */
const patience = 3000

const touches = ['pointerdown', 'keydown'] as const
const acts = ['click', 'change'] as const

/**
 * Resolves when the first screen stands, so that the page's code takes no bandwidth from its picture and its letters;
 * or at once when a person wants something. Links work without any code; a button pressed too early is kept.
 */
export async function firstScreen(): Promise<EarlyAct> {
  const act = watchActs()
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      window.addEventListener('load', resolve, { once: true })
      for (const touch of touches) window.addEventListener(touch, resolve, { once: true })
      setTimeout(resolve, patience)
    })
  }
  return act
}

function watchActs(): EarlyAct {
  let repeat: (() => void) | undefined
  const note = ({ type, target }: Event) => {
    const button = (target as Element).closest('button')
    if (type === 'click' && button) repeat = () => button.click()
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target
      repeat = () => {
        // Coming to life, a list goes back to what the page was prerendered with.
        target.value = value
        target.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
  }
  const forget = () => {
    for (const type of acts) window.removeEventListener(type, note)
    repeat = undefined
  }
  for (const type of acts) window.addEventListener(type, note)
  return {
    repeat: () => {
      const kept = repeat
      forget()
      kept?.()
    },
    forget,
  }
}
