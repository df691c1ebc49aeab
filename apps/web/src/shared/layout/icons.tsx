interface IconProps {
  /** The lines of a 24 × 24 drawing. */
  path: string
  size?: number
}

/** A line icon next to a text or label. The few that every page needs; an icon set would be larger. */
export function LineIcon({ path, size = 24 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}

export const linePaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H5M11 6l-6 6 6 6',
} as const
