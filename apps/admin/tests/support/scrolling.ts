/** Gives elements, which have no layout here, a way to be scrolled: far enough, and telling of it. */
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
