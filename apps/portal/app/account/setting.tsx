import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Words {
  icon: ReactNode
  title: string
  detail: string
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-sm py-3 text-start no-underline hover:bg-sunken text-ink'

/** One setting with a page of its own. */
export function SettingLink({ to, leaves = false, ...words }: Words & { to: string; leaves?: boolean }) {
  return (
    <li>
      <Link to={to} reloadDocument={leaves} className={row}>
        <WordsOf {...words} />
        <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
      </Link>
    </li>
  )
}

/** One setting that does its work at once. */
export function SettingButton({ onClick, ...words }: Words & { onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={row}>
        <WordsOf {...words} />
      </button>
    </li>
  )
}

function WordsOf({ icon, title, detail }: Words) {
  return (
    <>
      <span aria-hidden="true" className="flex-none text-link [&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-muted">{detail}</span>
      </span>
    </>
  )
}
