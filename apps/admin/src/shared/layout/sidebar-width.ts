/** How wide the sidebar of a large screen is. */
export const sidebarWidth = '192px'
