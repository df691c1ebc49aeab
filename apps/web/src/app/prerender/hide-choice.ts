import { colors } from '@farandfew/ui/theme/colors.ts'

const hidden = `
    [data-choice] { position: relative; visibility: hidden; }
    [data-choice]::after { content: ''; position: absolute; inset: 2px 0 auto; box-sizing: border-box;
      height: min(100% - 4px, 44px); padding: inherit; background: ${colors.ink}0d content-box; visibility: visible; }
    [data-choice]:has(> [data-bar])::after { content: none; }`
const shown = '[data-choice] { visibility: visible; } [data-choice]::after { content: none; }'

/**
 * The page as it is sent if its URL names a departure or a length: what depends on that is a quiet shape until the scripts have
 * run. No script could hide it in time: an inline one is forbidden, and any other would delay the first paint. Undefined for a page
 * on which nothing depends on it.
 */
export const hideChoice = (html: string): string | undefined =>
  html.includes('data-choice')
    ? html.replace(
        '</head>',
        () => `<style>${hidden}</style><noscript><style>${shown}</style></noscript></head>`,
      )
    : undefined
