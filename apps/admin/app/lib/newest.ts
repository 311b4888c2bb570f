/**
 * Gives the answer to what was asked last alone: undefined for one that comes after something else was asked, or after
 * `forget`, whether it failed or not.
 */
export function createNewest() {
  let turn = 0
  return {
    take: async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
      const own = ++turn
      try {
        const answer = await asked
        return own === turn ? answer : undefined
      } catch (error) {
        if (own === turn) throw error
        return undefined
      }
    },
    forget: () => {
      turn++
    },
  }
}
