import { HandHeart } from 'lucide-react'
import { m } from '../paraglide/messages.js'

/** What anyone can do, in the church's words. */
export function HowToHelp({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <section className="rounded-md bg-tint p-5 text-on-tint">
      <h2 className="flex items-center gap-2 font-ui text-lg">
        <HandHeart aria-hidden="true" className="size-5" />
        {m.ministries_help()}
      </h2>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </section>
  )
}
