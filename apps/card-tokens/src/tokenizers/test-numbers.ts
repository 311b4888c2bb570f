/** What the sandbox's test cards do; docs/payments.md lists them. Any other valid number is approved. */
const cards: Record<string, string> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'wrong_card_data',
  '4100000000000019': 'suspected_fraud',
  '4000000000003220': 'challenge',
  '4000008400001629': 'challenge_then_declined',
  '4000000000001117': 'processing',
  '4000000000002222': 'processing_then_declined',
  '4000000000003337': 'review',
  '4000000000000259': 'approved_then_disputed',
  '4000000000000341': 'declined_when_saved',
  '4000000000004442': 'lost_after_charge',
  '4000000000005555': 'lost_before_charge',
}

const accounts: Record<string, string> = {
  '000111111116': 'account_invalid',
  '000222222227': 'insufficient_funds',
}

export function cardOutcome(number: string): string {
  return cards[number] ?? 'approved'
}

export function accountOutcome(account: string): string {
  return accounts[account] ?? 'approved'
}
