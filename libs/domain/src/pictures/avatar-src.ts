/** The path of an avatar, by its index from 0. */
export const avatarSrc = (index: number) => `/art/avatars/${String(index + 1).padStart(2, '0')}.svg`
