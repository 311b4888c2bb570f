import { importCalls, type Importacao } from '@atrio/contract'
import { Banner, CheckboxField } from '@atrio/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Whether the file replaces what the church knows of who is here already. */
export function ImportMode({ importacao: { id, atualiza }, slug }: { importacao: Importacao; slug: string }) {
  const { revalidate } = useRevalidator()
  const [isChosen, setChosen] = useState(atualiza)
  const { isBusy, error, start } = useTask(async (chosen: boolean) => {
    setChosen(chosen)
    try {
      await api(importCalls.saveModoImportacao, { params: { slug, id }, body: { atualiza: chosen } })
    } catch (failed) {
      setChosen(!chosen)
      throw failed
    }
    await revalidate()
  })
  return (
    <>
      <CheckboxField
        label={m.import_update()}
        hint={m.import_update_hint()}
        checked={isChosen}
        disabled={isBusy}
        onChange={({ target }) => void start(target.checked)}
      />
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </>
  )
}
