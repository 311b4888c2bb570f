/** A mail carries it to somebody who did not ask for it: no address to go to, no number to call. */
export function isMailedName(text: string): boolean {
  return !/[@/\\<>:]|\.\S|\d{3}/.test(text)
}
