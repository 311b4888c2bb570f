import { Button, buttonClass, useToasts } from '@atrio/ui'
import { Copy, MessageCircle } from 'lucide-react'
import { useHydrated } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'

/** What a group talks about, to be copied into its chat. */
export function Questions({ titulo, perguntas }: { titulo: string; perguntas: readonly string[] }) {
  const { show } = useToasts()
  const hydrated = useHydrated()
  if (perguntas.length === 0) return null
  const text = `${titulo}\n\n${perguntas.map((pergunta, index) => `${index + 1}. ${pergunta}`).join('\n')}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      show({ tone: 'ok', title: m.studies_copied() })
    } catch {
      show({ tone: 'bad', title: m.studies_not_copied() })
    }
  }
  return (
    <section className="reader-aside" aria-labelledby="study-questions">
      <h2 id="study-questions">{m.studies_questions()}</h2>
      <ol className="list-decimal pl-6">
        {perguntas.map((pergunta) => (
          <li key={pergunta} className="mt-2 pl-1">
            {pergunta}
          </li>
        ))}
      </ol>
      <p className="no-print mt-5 flex flex-wrap gap-3 font-ui">
        <Button variant="outline" disabled={!hydrated} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {m.studies_copy()}
        </Button>
        <a
          className={buttonClass({ variant: 'outline' })}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          {m.studies_whatsapp()}
        </a>
      </p>
    </section>
  )
}
