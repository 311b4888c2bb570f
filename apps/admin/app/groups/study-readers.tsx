import { studiesCalls } from '@atrio/contract'
import { Banner, CheckboxField, useToasts } from '@atrio/ui'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Whether everybody reads the studies, or those alone who have an account at the church. */
export function StudyReaders({ slug, isPublic }: { slug: string; isPublic: boolean }) {
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async (flagConteudoPublico: boolean) => {
    const params = { slug }
    await api(studiesCalls.saveConfiguracaoEstudoEquipe, { params, body: { flagConteudoPublico } })
    await refresh()
    show({ tone: 'ok', title: flagConteudoPublico ? m.studies_public_on() : m.studies_public_off() })
  })
  return (
    <section aria-labelledby="readers" className="grid grid-cols-1 gap-3">
      <h2 id="readers" className="text-lg">
        {m.studies_readers()}
      </h2>
      <CheckboxField
        label={m.studies_public()}
        hint={m.studies_public_hint()}
        checked={isPublic}
        disabled={isBusy}
        onChange={({ target }) => void start(target.checked)}
      />
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </section>
  )
}
