import { buttonClass } from '@atrio/ui'
import { Smartphone } from 'lucide-react'
import { m } from '../paraglide/messages.js'

type Apps = { android: string | null; ios: string | null }

/** Leads to the church's app, where it has one. */
export function AppDownload({ nome, apps }: { nome: string; apps: Apps }) {
  const links = [
    { label: m.app_android(), href: apps.android },
    { label: m.app_ios(), href: apps.ios },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  if (links.length === 0) return null
  return (
    <section aria-labelledby="app-title" className="wrap py-12 md:py-16">
      <div className="flex flex-col gap-6 rounded-lg bg-tint p-6 text-on-tint md:flex-row md:items-center md:p-10">
        <Smartphone aria-hidden="true" className="size-10 shrink-0" strokeWidth={1.5} />
        <div className="min-w-0 flex-1">
          <h2 id="app-title">{m.app_title()}</h2>
          <p className="mt-1">{m.app_text({ nome })}</p>
        </div>
        <ul className="flex flex-wrap gap-3">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a className={buttonClass({ variant: 'outline' })} href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
