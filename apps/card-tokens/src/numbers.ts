/** The check digit of card numbers. */
export function isLuhn(number: string): boolean {
  let sum = 0
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at])
    const counted = at % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

const brands: [string, RegExp][] = [
  [
    'elo',
    /^(4011(78|79)|431274|438935|451416|457393|45763[12]|504175|506(699|7[0-7]\d)|509\d{3}|627780|636297|636368|65003[1-3]|6500(3[5-9]|4\d|5[01])|6504(0[5-9]|[1-3]\d)|650(4(8[5-9]|9\d)|5([0-2]\d|3[0-8]|4[1-9]|[5-8]\d|9[0-8]))|650(7(0\d|1[0-8]|2[0-7])|9(0[1-9]|[1-6]\d|7[0-8]))|65(16(5[2-9]|[67]\d)|50([01]\d|2[1-9]|[34]\d|5[0-8])))/,
  ],
  ['hipercard', /^(606282|637(095|568|599|609|612))/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['discover', /^6(011|4[4-9]|5)/],
  ['mastercard', /^(5[1-5]|2(2(2[1-9]|[3-9])|[3-6]|7([01]|20)))/],
  ['visa', /^4/],
]

export function brandOf(number: string): string | null {
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? null
}

/** The checksum of the American Bankers Association. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 10 === 0
}
