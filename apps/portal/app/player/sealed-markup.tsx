import { m } from '../paraglide/messages.js'

/**
 * Markup that came with an address, cleaned by the server and shown in a document of no origin: should cleaning ever
 * fail, it runs no script, sees no storage of ours and opens nothing but a new window.
 */
export function SealedMarkup({ html, lang }: { html: string; lang: string }) {
  return (
    <iframe
      className="sealed-markup"
      title={m.player_embedded()}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={
        `<!doctype html><html lang="${lang}" style="color-scheme:light dark"><head><meta charset="utf-8">` +
        `<base target="_blank"><title>${m.player_embedded()}</title></head>` +
        `<body style="margin:1rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word">${html}</body></html>`
      }
    />
  )
}
