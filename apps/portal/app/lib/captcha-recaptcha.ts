export interface Recaptcha {
  /** Waits until the person has ticked the box; the next call shows it afresh. */
  answer: () => Promise<string>
}

interface Grecaptcha {
  ready: (then: () => void) => void
  render: (element: HTMLElement, options: Record<string, unknown>) => number
  reset: (widget: number) => void
}

/** Loads reCAPTCHA v2 when it is first needed: nothing is asked of Google before. */
export async function openRecaptcha(siteKey: string, place: () => HTMLElement | null): Promise<Recaptcha> {
  const grecaptcha = await loadScript()
  let settle: { resolve: (answer: string) => void; reject: (error: Error) => void } | null = null
  let widget: number | null = null
  return {
    answer: () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        if (widget !== null) return grecaptcha.reset(widget)
        const element = place()
        if (!element) return reject(new Error('there is no place for the captcha'))
        widget = grecaptcha.render(element, {
          sitekey: siteKey,
          theme: getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light',
          callback: (answer: string) => settle?.resolve(answer),
          'error-callback': () => settle?.reject(new Error('reCAPTCHA failed')),
        })
      }),
  }
}

function loadScript(): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${document.documentElement.lang}`
    script.async = true
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded')))
    script.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    })
    document.head.append(script)
  })
}
