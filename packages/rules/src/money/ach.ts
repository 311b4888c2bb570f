/** Kinds of bank account for ACH (Spec §3). */
export const ACH_ACCOUNT_TYPES = ['checking', 'savings'] as const

export type AchAccountType = (typeof ACH_ACCOUNT_TYPES)[number]

/** An ABA routing number: nine digits of a district that exists, with the check digit right. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const district = Number(text.slice(0, 2))
  const exists = district <= 12 || (district >= 21 && district <= 32) || (district >= 61 && district <= 72)
  let sum = 0
  for (let i = 0; i < 9; i++) sum += Number(text[i]) * [3, 7, 1][i % 3]!
  return exists && sum > 0 && sum % 10 === 0
}

/** An account number: 4 to 17 digits, not all of them zero. Banks agree on no check digit. */
export function isAchAccountNumber(text: string): boolean {
  return /^\d{4,17}$/.test(text) && !/^0+$/.test(text)
}

export function isAchAccountType(value: unknown): value is AchAccountType {
  return ACH_ACCOUNT_TYPES.some((type) => type === value)
}
