import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

type Act = 'register' | 'link' | 'pay'

/**
 * What somebody accepts by the button below it. The server writes it down with the act itself (Decision 97); the texts
 * open beside the form, so that nothing that was typed is lost.
 */
export function AcceptLine({ act }: { act: Act }) {
  const text = sentences[act]({ terms: TERMS, privacy: PRIVACY })
  return (
    <p className="text-sm text-ink-muted">
      {text.split(PARTS).map((part) => {
        if (part === TERMS) return <TextLink key={part} to={paths.terms()} word={m.accept_terms_word()} />
        if (part === PRIVACY)
          return <TextLink key={part} to={paths.privacy()} word={m.accept_privacy_word()} />
        return part
      })}
    </p>
  )
}

function TextLink({ to, word }: { to: string; word: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {word}
    </a>
  )
}

// Stand in for the links; each language puts them where it wants them.
const TERMS = '\uE000'
const PRIVACY = '\uE001'
const PARTS = /([\uE000\uE001])/

const sentences: Record<Act, (links: { terms: string; privacy: string }) => string> = {
  register: m.accept_register,
  link: m.accept_link,
  pay: m.accept_pay,
}
