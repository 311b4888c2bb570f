import { accountStaffCalls, type IgrejaEquipe, type UsuarioEquipe } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { Button, Sheet } from '@atrio/ui'
import { useState, type ReactNode } from 'react'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { fieldWords } from './import-words.ts'
import { PersonForm } from './person-form.tsx'
import { sexes, type EstadosCivis } from './person-more.ts'

interface Props {
  usuario: UsuarioEquipe
  igreja: IgrejaEquipe
  mayChange: boolean
  congregacoes: readonly { id: number; nome: string }[]
  estadosCivis: EstadosCivis
}

/** What the church knows of somebody, and correcting it. */
export function PersonDetails(props: Props) {
  const { usuario, igreja, mayChange, estadosCivis } = props
  const [isOpen, setOpen] = useState(false)
  const { email, telefone, dataNascimento, congregacao, endereco, dataCadastro } = usuario
  const { sexo, estadoCivil, dataCasamento, ocupacao } = usuario
  const place = endereco && [endereco.rua, endereco.numero, endereco.complemento].filter(Boolean).join(', ')
  const town = endereco && [endereco.bairro, endereco.cidade, endereco.estado, endereco.cep]
  return (
    <section aria-label={m.person_edit()} className="grid grid-cols-1 gap-4">
      <dl className="ruled grid grid-cols-1 gap-2">
        <DetailRow label={m.email()}>
          <a href={`mailto:${email}`}>{email}</a>
        </DetailRow>
        <DetailRow label={m.person_phone()}>
          {telefone && <a href={`tel:${telefone}`}>{telefone}</a>}
        </DetailRow>
        <DetailRow label={m.person_birth()}>
          {dataNascimento && formatCivilDate(dataNascimento, 'long', getLocale())}
        </DetailRow>
        <DetailRow label={fieldWords.sexo()}>{sexo && sexes[sexo]()}</DetailRow>
        <DetailRow label={fieldWords.estadoCivil()}>
          {estadosCivis.find(({ codigo }) => codigo === estadoCivil)?.nome}
        </DetailRow>
        <DetailRow label={fieldWords.dataCasamento()}>
          {dataCasamento && formatCivilDate(dataCasamento, 'long', getLocale())}
        </DetailRow>
        <DetailRow label={fieldWords.ocupacao()}>{ocupacao}</DetailRow>
        <DetailRow label={m.person_congregation()}>{congregacao?.nome}</DetailRow>
        <DetailRow label={m.person_address()}>
          {endereco && [place, town?.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
        </DetailRow>
        <DetailRow label={m.person_since()}>{formatMoment(dataCadastro)}</DetailRow>
        {usuario.flagDocumento && (
          <DetailRow label={m.person_document()}>
            <Documento id={usuario.id} slug={igreja.slug} />
          </DetailRow>
        )}
      </dl>
      {mayChange && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {m.person_edit()}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.person_edit()}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        {isOpen && <PersonForm {...props} onDone={() => setOpen(false)} />}
      </Sheet>
    </section>
  )
}

/** Shown when it is asked for: that somebody read it is written down. */
function Documento({ id, slug }: { id: number; slug: string }) {
  const [cpf, setCpf] = useState<string | null>(null)
  const { isBusy, start } = useTask(async () => {
    const read = await api(accountStaffCalls.lerDocumentoUsuario, { params: { slug, id }, body: {} })
    setCpf(read.cpf)
  })
  if (cpf !== null) return cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3">
      <span className="text-ink-muted text-sm">{m.person_document_hint()}</span>
      <Button variant="secondary" loading={isBusy} onClick={() => void start()}>
        {m.person_document_read()}
      </Button>
    </span>
  )
}

/** Something known of somebody, or that it is not. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 wrap-break-word">
        {children || <span className="text-ink-muted">{m.person_none()}</span>}
      </dd>
    </div>
  )
}
