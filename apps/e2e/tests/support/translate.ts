import type { Page } from '@playwright/test'

/**
 * Moves the texts of every page that opens from now on into elements of their own, as a browser's translation does, and keeps
 * doing so while they change. The words stay the same, so that a journey reads the same. It begins a moment after the load,
 * when a visitor would have chosen a language.
 */
export const translatePages = (page: Page) =>
  page.addInitScript(() => {
    const isTranslated = (node: Node) => node.parentElement?.closest('font[data-translated]')
    const keeps = 'script, style, textarea, title, svg, [translate=no]'
    const wrap = (text: Text) => {
      const { parentElement: parent, nodeValue } = text
      if (!parent || !nodeValue?.trim() || isTranslated(text) || parent.closest(keeps)) return
      const outer = document.createElement('font')
      outer.dataset['translated'] = ''
      const inner = document.createElement('font')
      inner.textContent = nodeValue
      outer.append(inner)
      parent.replaceChild(outer, text)
    }
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(wrap)
    }
    const isOfReact = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'))
    // React hydrates the last element of the page's frame last, and what the frame contains after it, part by part.
    const isHydrated = () => {
      const last = document.getElementById('root')?.lastElementChild
      const inside = document.querySelectorAll('main :not(svg *)')
      return last !== null && last !== undefined && [last, ...inside].every(isOfReact)
    }
    const begin = () => {
      if (!isHydrated()) return void setTimeout(begin, 50)
      wrapAll(document.body)
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') wrap(target as Text)
          for (const node of addedNodes) {
            if (node instanceof Text) wrap(node)
            else if (!(node instanceof Element && node.matches('font, font *'))) wrapAll(node)
          }
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    window.addEventListener('load', () => setTimeout(begin, 200))
  })
