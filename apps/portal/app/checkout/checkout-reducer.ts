import type { Trouble } from './feedback.tsx'

/** A way to pay, as it stands in the form. */
export interface Choice {
  method: string | null
  installments: number
  /** One of the person's saved cards; null for a new one. */
  idCartao: number | null
}

export interface CheckoutFlowState {
  /**
   * `choosing`: the person fills in and may press. `sending`: a click is on its way. `unheard`: it was sent, no answer has
   * come, and nobody knows whether money moved; the same goes out again until one does (Decision 54).
   */
  phase: 'choosing' | 'sending' | 'unheard'
  /** Why the last click did not pay. */
  trouble: Trouble | null
  /** The payer's country, once they have chosen another one than is known of them. */
  pais: string | null
  /** Of an order that is paid in another way: nothing of that is kept in the cart. */
  choice: Choice
}

export type CheckoutFlowEvent =
  | { type: 'choiceMade'; choice: Partial<Choice> }
  | { type: 'countryChosen'; pais: string }
  | { type: 'clicked' }
  | { type: 'answerMissing' }
  /** The server has answered, or nothing was sent after all. */
  | { type: 'settled' }
  | { type: 'refused'; trouble: Trouble }

/** @param resumes a click was sent before this page was loaded, and its answer never seen. */
export function beginFlow({ resumes }: { resumes: boolean }): CheckoutFlowState {
  return {
    phase: resumes ? 'unheard' : 'choosing',
    trouble: null,
    pais: null,
    choice: { method: null, installments: 1, idCartao: null },
  }
}

/** What each event makes of the checkout. What was said of the last click goes with the next act of the person. */
export function reduceFlow(state: CheckoutFlowState, event: CheckoutFlowEvent): CheckoutFlowState {
  switch (event.type) {
    case 'choiceMade':
      return { ...state, trouble: null, choice: { ...state.choice, ...event.choice } }
    case 'countryChosen':
      return { ...state, pais: event.pais }
    case 'clicked':
      return state.phase === 'choosing' ? { ...state, phase: 'sending', trouble: null } : state
    case 'answerMissing':
      return state.phase === 'choosing' ? state : { ...state, phase: 'unheard' }
    case 'settled':
      return { ...state, phase: 'choosing' }
    case 'refused':
      return { ...state, phase: 'choosing', trouble: event.trouble }
  }
}
