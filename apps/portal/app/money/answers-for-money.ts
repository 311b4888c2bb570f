/** Staff who write content alone have nothing to do with money. */
export function answersForMoney(roles: readonly string[]): boolean {
  return roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN')
}
