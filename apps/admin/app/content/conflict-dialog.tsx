import { toPublish, type Field, type Resource, type Valores } from '@atrio/contract'
import { Button, Dialog } from '@atrio/ui'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'
import type { Times } from './calls.ts'
import { fieldName } from './field-names.ts'
import { readPicture } from './picture-address.ts'

interface Conflict {
  versao: number
  alteradoPor: string | null
  alteradoEm: string | null
  valores: Valores
}
/** With what was asked for when it came out. */
export type StalePublish = Conflict & { times: Times }

/** Of another choice between two texts. */
interface Texts {
  title: string
  detail: string
  mine: string
  theirs: string
  takeMine: string
  takeTheirs: string
}

/** Both texts, where somebody else has written meanwhile: nothing is lost until a person has chosen. */
export function ConflictDialog({
  resource,
  mine,
  conflict: { alteradoPor, alteradoEm, valores },
  texts = textsOf({ alteradoPor, alteradoEm }),
  beside,
  mayChoose = true,
  isBusy,
  onMine,
  onTheirs,
  onClose,
}: {
  resource: Resource
  mine: Valores
  conflict: Conflict
  texts?: Texts
  /** What differs that is no field of its own. */
  beside?: readonly { label: string; mine: string; theirs: string }[]
  mayChoose?: boolean
  isBusy: boolean
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}) {
  const typed = toPublish(resource, mine)
  const differ = Object.keys(resource.fields).filter(
    (name) => (typed[name] ?? null) !== (valores[name] ?? null),
  )
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      closeOnBackdrop={false}
      title={texts.title}
      description={texts.detail}
      closeLabel={m.close()}
      actions={
        mayChoose && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onTheirs}>
              {texts.takeTheirs}
            </Button>
            <Button loading={isBusy} onClick={onMine}>
              {texts.takeMine}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {differ.map((name) => (
          <section key={name} aria-label={fieldName(name)} className="grid grid-cols-1 gap-3">
            <h3>{fieldName(name)}</h3>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Side label={texts.mine} input={resource.fields[name]!.ui.input} value={typed[name]} />
              <Side label={texts.theirs} input={resource.fields[name]!.ui.input} value={valores[name]} />
            </div>
          </section>
        ))}
        {beside?.map(({ label, mine: own, theirs }) => (
          <section key={label} aria-label={label} className="grid grid-cols-1 gap-3">
            <h3>{label}</h3>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Side label={texts.mine} input="lines" value={own} />
              <Side label={texts.theirs} input="lines" value={theirs} />
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const textsOf = ({ alteradoPor, alteradoEm }: Pick<Conflict, 'alteradoPor' | 'alteradoEm'>): Texts => ({
  title: m.conflict_title(),
  detail: m.conflict_who({
    name: alteradoPor ?? m.somebody(),
    moment: alteradoEm ? formatMoment(alteradoEm) : '',
  }),
  mine: m.conflict_mine(),
  theirs: m.conflict_theirs(),
  takeMine: m.conflict_mine_take(),
  takeTheirs: m.conflict_theirs_take(),
})

function Side({
  label,
  input,
  value,
}: {
  label: string
  input: Field['ui']['input']
  value: Valores[string]
}) {
  return (
    <div className="border-line min-w-0 rounded-md border p-3">
      <p className="text-ink-muted text-sm">{label}</p>
      {input === 'picture' && value ? (
        <img src={readPicture(String(value)).src} alt="" className="mt-1 max-h-40 max-w-full rounded-sm" />
      ) : (
        <p className="wrap-break-word whitespace-pre-wrap">{plain(value) || '–'}</p>
      )}
    </div>
  )
}

/** What is read of a text; its markup is no difference that anybody looks for. */
function plain(value: Valores[string]): string {
  if (typeof value === 'boolean') return value ? m.choice_sim() : m.choice_nao()
  return String(value ?? '')
    .replace(/<\/(p|h[2-4]|li|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}
