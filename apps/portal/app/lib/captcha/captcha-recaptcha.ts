export interface Recaptcha {
  /** Waits until the person has ticked the box; each call shows a fresh one. */
  answer: () => Promise<string>
}

interface Grecaptcha {
  ready: (then: () => void) => void
  render: (element: HTMLElement, options: Record<string, unknown>) => number
}

/** Loads reCAPTCHA v2 when it is first needed: nothing is asked of Google before. */
export async function openRecaptcha(siteKey: string, place: () => HTMLElement | null): Promise<Recaptcha> {
  const grecaptcha = await loadScript()
  return {
    answer: () =>
      new Promise((resolve, reject) => {
        const box = document.createElement('div')
        const element = place()
        if (!element) return reject(new Error('there is no place for the captcha'))
        element.replaceChildren(box)
        grecaptcha.render(box, {
          sitekey: siteKey,
          theme: getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light',
          callback: resolve,
          'error-callback': () => reject(new Error('reCAPTCHA failed')),
        })
      }),
  }
}

let loading: Promise<Grecaptcha> | undefined

function loadScript(): Promise<Grecaptcha> {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${document.documentElement.lang}`
    script.async = true
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('reCAPTCHA could not be loaded'))
    })
    script.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    })
    document.head.append(script)
  })
  return loading
}
