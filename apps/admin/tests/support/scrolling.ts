/** Makes elements scrollable, although jsdom has no layout: they are very high, and `scrollTo` fires a scroll event. */
export function withScrolling() {
  const scrollHeight = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight')!
  const { scrollTo } = Element.prototype
  beforeEach(() => {
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      configurable: true,
      get: () => 10_000_000,
    })
    Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
      if (typeof options !== 'object') return
      this.scrollTop = options.top ?? this.scrollTop
      this.dispatchEvent(new Event('scroll'))
    }
  })
  afterEach(() => {
    Object.defineProperty(Element.prototype, 'scrollHeight', scrollHeight)
    Element.prototype.scrollTo = scrollTo
  })
}
