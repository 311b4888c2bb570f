import { useEffect, useId, useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { createCaptcha, type Captcha } from '../lib/captcha/captcha.ts'

/** A captcha for the forms of a page; `placeId` names an element in which a visible one may show itself. */
export function useCaptcha(): Captcha & { placeId: string } {
  const placeId = useId()
  const [captcha] = useState(() =>
    createCaptcha(api, {
      place: () => document.getElementById(placeId),
      solve: async (desafio) => (await import('../lib/captcha/captcha-altcha.ts')).solveAltcha(desafio),
    }),
  )
  // Who fills a field in at once, as password managers do, would otherwise wait for the work after pressing.
  useEffect(() => captcha.begin(), [captcha])
  return { placeId, ...captcha }
}
