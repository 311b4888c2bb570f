/**
 * Tells of an answer whether it may still be shown: not once the answer to something that was begun later is there. Unlike
 * `newest.ts`, a slow answer counts until it is overtaken, so that what is asked again and again is seen at last.
 */
export function createInOrder() {
  let begun = 0
  let shown = 0
  return {
    begin: () => {
      const own = ++begun
      return (): boolean => {
        if (own < shown) return false
        shown = own
        return true
      }
    },
  }
}
