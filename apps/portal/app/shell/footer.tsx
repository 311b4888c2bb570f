import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from './church.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  const church = useChurch()
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="wrap flex flex-col gap-6 py-10 md:flex-row md:items-start md:justify-between">
        <div className="max-w-sm">
          {church ? (
            <p className="font-read text-xl">{church.nome}</p>
          ) : (
            <p className="font-read text-xl">Atrio</p>
          )}
          <p className="mt-2 text-sm text-ink-muted">{m.footer_line()}</p>
        </div>
        <nav aria-label={m.footer_nav()}>
          <ul className="flex flex-col text-sm">
            {church ? (
              <li>
                <Link className="footer-link" to={paths.about()}>
                  {m.nav_about()}
                </Link>
              </li>
            ) : null}
            <li>
              <Link className="footer-link" to={paths.churchs()}>
                {m.nav_churches()}
              </Link>
            </li>
            {church ? (
              <li>
                <a className="footer-link" href={paths.admin()} rel="nofollow">
                  {m.footer_admin()}
                </a>
              </li>
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
