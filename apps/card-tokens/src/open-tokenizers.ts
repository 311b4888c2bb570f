import type { CardTokensEnv } from './env.ts'
import type { Tokenizer } from './tokenizer.ts'
import { cardconnectTokenizer } from './tokenizers/cardconnect.ts'
import { sandboxTokenizer } from './tokenizers/sandbox.ts'
import { stripeTokenizer } from './tokenizers/stripe.ts'
import { zoopTokenizer } from './tokenizers/zoop.ts'

/** The vaults that the environment names, by `idGatewayPagamento`. */
export function openTokenizers(env: CardTokensEnv): ReadonlyMap<number, Tokenizer> {
  const all: Tokenizer[] = []
  if (env.SANDBOX_URL && env.SANDBOX_TOKENS_KEY) {
    all.push(sandboxTokenizer({ url: env.SANDBOX_URL, key: env.SANDBOX_TOKENS_KEY }))
  }
  if (env.CARDCONNECT_URL) all.push(cardconnectTokenizer({ url: env.CARDCONNECT_URL }))
  if (env.STRIPE_PUBLISHABLE_KEY) {
    all.push(stripeTokenizer({ url: env.STRIPE_API_URL, publishableKey: env.STRIPE_PUBLISHABLE_KEY }))
  }
  if (env.ZOOP_MARKETPLACE_ID && env.ZOOP_PUBLISHABLE_KEY) {
    all.push(
      zoopTokenizer({
        url: env.ZOOP_API_URL,
        marketplaceId: env.ZOOP_MARKETPLACE_ID,
        publishableKey: env.ZOOP_PUBLISHABLE_KEY,
      }),
    )
  }
  return new Map(all.map((tokenizer) => [tokenizer.id, tokenizer]))
}
