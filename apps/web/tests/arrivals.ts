/** A stand-in for the browser's IntersectionObserver: a person is far away until `comeNear` is called. */
class Watch {
  static all: Watch[] = []
  readonly targets = new Set<Element>()

  constructor(
    private readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    Watch.all.push(this)
  }

  observe(target: Element) {
    this.targets.add(target)
  }

  disconnect() {
    this.targets.clear()
  }

  comeNear() {
    const entries = Array.from(this.targets, (target) => ({ target, isIntersecting: true }))
    this.report(entries as unknown as IntersectionObserverEntry[], this as never)
  }
}

/** For the tests of a file: nobody is near a part of a page until a test says so. */
export function watchArrivals() {
  const platform = globalThis.IntersectionObserver
  beforeEach(() => {
    Watch.all = []
    globalThis.IntersectionObserver = Watch as never
  })
  afterEach(() => {
    globalThis.IntersectionObserver = platform
  })
  return {
    comeNear: () =>
      Watch.all.filter(({ targets }) => targets.size > 0).forEach((watch) => watch.comeNear()),
    /** How far ahead each part is looked for. */
    margins: () => Watch.all.map(({ options }) => options.rootMargin),
  }
}
