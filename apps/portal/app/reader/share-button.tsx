import { Button, IconButton, Menu, MenuItem, menuItemProps, useToasts, type ButtonProps } from '@atrio/ui'
import { Link2, Mail, MessageCircle, Share2 } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from './use-in-browser.ts'

export type ShareButtonProps = {
  title: string
  url: string
  /** As the buttons beside it; `icon` where there is one in each row. */
  look?: 'quiet' | 'outline' | 'icon'
}

/** Hands the page on: through the device's own dialog where it has one, else by link, WhatsApp or e-mail. */
export function ShareButton({ title, url, look = 'quiet' }: ShareButtonProps) {
  const hasDialog = useInBrowser(() => 'share' in navigator, false)
  const toasts = useToasts()
  if (hasDialog) {
    return (
      <Trigger
        look={look}
        title={title}
        // Closing the dialog without a choice is not an error.
        onClick={() => void navigator.share({ title, url }).catch(() => {})}
      />
    )
  }
  const copy = async () => {
    const done = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    if (done) toasts.show({ tone: 'ok', title: m.reader_link_copied() })
    else toasts.show({ tone: 'warn', title: m.reader_link_not_copied(), detail: url })
  }
  return (
    <Menu align="start" trigger={(props) => <Trigger {...props} look={look} title={title} />}>
      <MenuItem icon={<Link2 />} onClick={() => void copy()}>
        {m.reader_copy_link()}
      </MenuItem>
      <a
        {...menuItemProps}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden="true" />
        {m.reader_share_whatsapp()}
      </a>
      <a
        {...menuItemProps}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <Mail aria-hidden="true" />
        {m.reader_share_email()}
      </a>
    </Menu>
  )
}

type TriggerProps = Omit<ButtonProps, 'title'> & Required<Pick<ShareButtonProps, 'look' | 'title'>>

function Trigger({ look, title, ...props }: TriggerProps) {
  const icon = <Share2 aria-hidden="true" />
  if (look === 'icon') return <IconButton {...props} label={m.reader_share_of({ title })} icon={icon} />
  return (
    <Button {...props} variant={look} icon={icon}>
      {m.reader_share()}
    </Button>
  )
}
