/** What a visitor did before the page's code was loaded: the option they chose last in each list, and the last button they pressed. */
export interface EarlyInput {
  /** Repeats it in its order, at most once, each in a task of its own: the page has taken one before the next comes. */
  repeat: () => void
  discard: () => void
}

/** The longest wait for the first screen, in milliseconds. */
const maximumWait = 3000

const startEvents = ['pointerdown', 'keydown'] as const
const recordedEvents = ['click', 'change'] as const

/**
 * Resolves when the first screen is complete and painted, so that the page's code does not compete with it for bandwidth and
 * the processor, or at once when the visitor presses something. Links work without code; other input is recorded.
 */
export async function waitForFirstScreen(): Promise<EarlyInput> {
  const earlyInput = recordInput()
  await new Promise<unknown>((resolve) => {
    for (const type of startEvents) window.addEventListener(type, resolve, { once: true })
    // A page in the background is not painted.
    setTimeout(resolve, maximumWait)
    void Promise.all([untilLoaded(), untilPainted()]).then(resolve)
  })
  return earlyInput
}

/** Waits for the pictures and fonts of the first screen. */
async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** The page may have loaded before it is painted. */
const untilPainted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })

/**
 * Opens or closes what a button controls, if the page has it hidden: the menu. The visitor need not wait for the code, whose
 * answer to the repeated press is the same.
 */
function togglePanel(button: HTMLButtonElement): 'open' | 'closed' | undefined {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!panel || !button.hasAttribute('aria-expanded')) return undefined
  panel.hidden = !panel.hidden
  button.setAttribute('aria-expanded', String(!panel.hidden))
  return panel.hidden ? 'closed' : 'open'
}

function recordInput(): EarlyInput {
  /** One of each list, and one of all buttons. */
  const recorded = new Map<EventTarget | 'button', () => void>()
  const keep = (of: EventTarget | 'button', repeat: () => void) => {
    // The last one moves to the end.
    recorded.delete(of)
    recorded.set(of, repeat)
  }
  /** The button that shows that its press was taken, and waits. */
  let waiting: Element | undefined
  const showWaiting = (button?: Element) => {
    waiting?.removeAttribute('aria-busy')
    waiting = button
    waiting?.setAttribute('aria-busy', 'true')
  }
  const record = ({ type, target }: Event) => {
    const button = (target as Element).closest('button')
    if (type === 'click' && button) {
      const panel = togglePanel(button)
      showWaiting(panel ? undefined : button)
      if (panel === 'closed') recorded.delete('button')
      else keep('button', () => button.click())
    }
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target
      keep(target, () => {
        // Hydration sets the list back to the prerendered option.
        target.value = value
        target.dispatchEvent(new Event(type, { bubbles: true }))
      })
    }
  }
  const discard = () => {
    for (const type of recordedEvents) window.removeEventListener(type, record)
    recorded.clear()
    showWaiting()
  }
  for (const type of recordedEvents) window.addEventListener(type, record)
  return {
    repeat: () => {
      const [first, ...others] = recorded.values()
      discard()
      first?.()
      others.forEach((repeat, index) => setTimeout(repeat, index))
    },
    discard,
  }
}
