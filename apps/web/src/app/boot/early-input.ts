/** What a visitor did before the page's code was loaded: the last button they pressed, or the last option they chose. */
export interface EarlyInput {
  /** Repeats it, at most once. */
  repeat: () => void
  discard: () => void
}

/** The longest wait for the first screen, in milliseconds. */
const maximumWait = 3000

const startEvents = ['pointerdown', 'keydown'] as const
const recordedEvents = ['click', 'change'] as const

/**
 * Resolves when the first screen is complete, so that the page's code does not compete with its picture and fonts for
 * bandwidth, or at once when the visitor presses something. Links work without code; other input is recorded.
 */
export async function waitForFirstScreen(): Promise<EarlyInput> {
  const earlyInput = recordInput()
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      window.addEventListener('load', resolve, { once: true })
      for (const type of startEvents) window.addEventListener(type, resolve, { once: true })
      setTimeout(resolve, maximumWait)
    })
  }
  return earlyInput
}

function recordInput(): EarlyInput {
  let repeat: (() => void) | undefined
  const record = ({ type, target }: Event) => {
    const button = (target as Element).closest('button')
    if (type === 'click' && button) repeat = () => button.click()
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target
      repeat = () => {
        // Hydration sets the list back to the prerendered option.
        target.value = value
        target.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
  }
  const discard = () => {
    for (const type of recordedEvents) window.removeEventListener(type, record)
    repeat = undefined
  }
  for (const type of recordedEvents) window.addEventListener(type, record)
  return {
    repeat: () => {
      const recorded = repeat
      discard()
      recorded?.()
    },
    discard,
  }
}
