import { FALLBACK_LOCALE, formatInstant, linkNotaMomentos, type NotaMomento } from '@atrio/rules'
import { buttonClass, Menu, MenuItem, useToasts } from '@atrio/ui'
import { Download, FileText, FileType } from 'lucide-react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { lastChange, type LocalNota } from '../lib/notes/nota-state.ts'
import { loadPdf } from '../lib/notes/notes-client.ts'
import { fileName, toMarkdown } from './note-words.ts'
import { saveFile } from './save-file.ts'

export type ExportMenuProps = {
  notas: readonly LocalNota[]
  igreja: number
  /** All notes in one file; else the one that is given. */
  all?: boolean
}

/** Takes notes out: Markdown from this device, PDF from the server. */
export function ExportMenu({ notas, igreja, all = false }: ExportMenuProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const origin = useRootData()?.origin ?? ''
  const { show } = useToasts()
  const [first] = notas
  const addressOf = ({ transmissaoId, segundo }: NotaMomento) =>
    origin + paths.live({ transmissao: transmissaoId, t: segundo })
  const markdown = () => {
    const text = notas.map((nota) =>
      toMarkdown(
        { titulo: nota.titulo || m.notes_untitled(), texto: linkNotaMomentos(nota.texto, addressOf) },
        m.notes_changed({ moment: formatInstant(lastChange(nota), 'dateTime', locale, timeZone) }),
      ),
    )
    const name = fileName(all ? m.notes_file_name() : (first?.titulo ?? ''), 'md')
    saveFile(name, new Blob([text.join('\n---\n\n')], { type: 'text/markdown;charset=utf-8' }))
  }
  const pdf = async () => {
    try {
      const { nome, conteudo } = await loadPdf(igreja, all ? undefined : first?.id)
      saveFile(nome, conteudo)
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title: m.notes_pdf_failed(), detail: `${title} ${detail}` })
    }
  }
  return (
    <Menu
      trigger={(props) => (
        <button {...props} className={buttonClass({ variant: 'outline' })}>
          <Download aria-hidden="true" />
          {all ? m.notes_export_all() : m.notes_export()}
        </button>
      )}
    >
      <MenuItem icon={<FileText />} onClick={markdown}>
        {m.notes_export_markdown()}
      </MenuItem>
      <MenuItem icon={<FileType />} onClick={() => void pdf()}>
        {m.notes_export_pdf()}
      </MenuItem>
    </Menu>
  )
}
