/**
 * The `handle` of a route that `requireLogin` or `requireOwner` guards whatever stands in its address: the head's script
 * sends whoever is not logged in to access before the page is painted (Decision 98).
 */
export const membersOnly = { membersOnly: true } as const

export function isForMembers({ handle }: { handle: unknown }): boolean {
  return handle === membersOnly
}
