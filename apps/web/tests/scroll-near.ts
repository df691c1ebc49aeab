/** Replaces the browser's IntersectionObserver: no element is visible until `trigger` is called. */
class FakeObserver {
  static all: FakeObserver[] = []
  readonly targets = new Set<Element>()

  constructor(
    private readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeObserver.all.push(this)
  }

  observe(target: Element) {
    this.targets.add(target)
  }

  disconnect() {
    this.targets.clear()
  }

  trigger() {
    const entries = Array.from(this.targets, (target) => ({ target, isIntersecting: true }))
    this.report(entries as unknown as IntersectionObserverEntry[], this as never)
  }
}

/** Keeps all parts of a page off the screen until the test calls `scrollNear`. */
export function controlScrolling() {
  const platform = globalThis.IntersectionObserver
  beforeEach(() => {
    FakeObserver.all = []
    globalThis.IntersectionObserver = FakeObserver as never
  })
  afterEach(() => {
    globalThis.IntersectionObserver = platform
  })
  return {
    scrollNear: () =>
      FakeObserver.all
        .filter(({ targets }) => targets.size > 0)
        .forEach((observer) => observer.trigger()),
    /** How far below the screen each part is observed. */
    margins: () => FakeObserver.all.map(({ options }) => options.rootMargin),
  }
}
