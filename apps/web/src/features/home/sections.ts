/** Ids of the home page's sections that the hero's buttons scroll to. */
export const sectionIds = { destinations: 'destinations', howItWorks: 'how-it-works' } as const
