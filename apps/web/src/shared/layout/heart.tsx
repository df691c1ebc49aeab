interface HeartProps {
  size: number
  filled?: boolean
}

/** A heart icon, outlined or filled. */
export function Heart({ size, filled = false }: HeartProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 20.5C5 15.5 3 12.3 3 8.9A4.9 4.9 0 0 1 12 6.2 4.9 4.9 0 0 1 21 8.9c0 3.4-2 6.6-9 11.6Z" />
    </svg>
  )
}
