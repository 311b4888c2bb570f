import { Button } from '@atrio/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'

/** Shown this once. */
export function RecoveryCodes({ codigos, onDone }: { codigos: string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codigos.join('\n'))
    setCopied(true)
  }
  return (
    <section aria-labelledby="new-codes" className="grid grid-cols-1 gap-4">
      <h2 id="new-codes" className="text-lg">
        {m.codes_title()}
      </h2>
      <p>{m.codes_lead()}</p>
      <ul className="border-line bg-sunken grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border p-4 sm:grid-cols-2">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          {isCopied ? m.codes_copied() : m.codes_copy()}
        </Button>
        <Button onClick={onDone}>{m.codes_done()}</Button>
      </div>
    </section>
  )
}
