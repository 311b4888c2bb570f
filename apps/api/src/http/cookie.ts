/** A cookie of a request by its name. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
