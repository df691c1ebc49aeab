/** The lines of the share icon, for `LineIcon`. */
export const sharePath = 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1'
