import { m } from '../paraglide/messages.js'

/** Whose a saved card is, as it was typed, and until when it is good. */
export function CardFacts({ cartao }: { cartao: { titular: string | null; validade: string | null } }) {
  const { titular, validade } = cartao
  const facts = [titular, validade && m.checkout_card_until({ validade })]
  return facts.filter(Boolean).join(' · ')
}
