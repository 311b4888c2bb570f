import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData, type ShellChurch } from './church.ts'
import { EditPage } from './edit-page.tsx'
import { LanguageSwitch } from './menus/language-switch.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import { ThemeSwitch } from './look/theme-switch.tsx'

/** Who the church is, how to reach it, when it meets, and what always stands in the same place (WCAG 3.2.6). */
export function Footer() {
  const church = useChurch()
  const demo = useRootData()?.settings.demo === true
  return (
    <footer className="mt-auto bg-sunken">
      <div className="wrap grid gap-x-12 gap-y-8 py-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <div>
          <p className="font-read text-xl">{church?.nome ?? 'Atrio'}</p>
          <p className="mt-2 text-sm text-ink-muted">{m.footer_line()}</p>
          {demo && <p className="mt-2 text-sm text-ink-muted">{m.footer_demo()}</p>}
          {church?.contato && church.contato.address.length > 0 && (
            <address className="mt-4 text-sm text-ink-muted not-italic">
              {church.contato.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          )}
        </div>
        <Contact contato={church?.contato ?? null} />
        <nav aria-label={m.footer_nav()}>
          <ul className="footer-links">
            {church ? (
              <>
                <Place to={paths.homeSchedule()}>{m.footer_times()}</Place>
                <Place to={paths.aboutLocation()}>{m.footer_directions()}</Place>
                <Place to={paths.about()}>{m.nav_about()}</Place>
              </>
            ) : null}
            <Place to={paths.churchs()}>{m.nav_churches()}</Place>
            {church ? (
              <li>
                <a className="footer-link" href={paths.admin()} rel="nofollow">
                  {m.footer_admin()}
                </a>
              </li>
            ) : null}
            {church ? (
              <>
                <EditPage />
                <Place to={paths.help()}>{m.text_help()}</Place>
                <Place to={paths.privacy()}>{m.text_privacy()}</Place>
                <Place to={paths.terms()}>{m.text_terms()}</Place>
                <PrivacyChoices />
              </>
            ) : null}
          </ul>
        </nav>
        <div className="flex flex-col">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function Contact({ contato }: { contato: ShellChurch['contato'] }) {
  const links = [
    ...(contato?.links ?? []).map(({ href, text }) => ({ href, text })),
    ...(contato?.social ?? []).map(({ href, nome }) => ({ href, text: nome })),
  ]
  if (links.length === 0) return null
  return (
    <nav aria-label={m.footer_contact()}>
      <ul className="footer-links">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className="footer-link wrap-anywhere" href={href} rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link className="footer-link" to={to}>
        {children}
      </Link>
    </li>
  )
}
