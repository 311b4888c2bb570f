/** What an address asks, of the names that a call knows: what is left empty is not asked. */
export function queryOf(url: string, names: readonly string[]): Record<string, string> {
  const given = [...new URL(url).searchParams].filter(([name, value]) => value !== '' && names.includes(name))
  return Object.fromEntries(given)
}
