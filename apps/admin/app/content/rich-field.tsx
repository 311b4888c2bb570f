import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Field, type FieldFrame } from '@atrio/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { keptParts } from './kept-parts.ts'
import { RichTools } from './rich-tools.tsx'
import { repairWord } from './word-repair.ts'

type Props = FieldFrame & { html: string; onHtml: (html: string) => void }

/** Headings, lists, quotes, links: what the server keeps of a text. Loaded where somebody writes. */
export function RichField({ html, onHtml, ...frame }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, draw] = useState(0)
  const label = useId()
  const changed = useEffectEvent((one: Editor) => onHtml(one.isEmpty ? '' : one.getHTML()))
  const begin = useEffectEvent((element: HTMLElement) => openEditor(element, { html, label, changed }))

  useEffect(() => {
    const one = begin(place.current!)
    one.on('transaction', () => draw((count) => count + 1))
    setEditor(one)
    return () => one.destroy()
  }, [])

  useEffect(() => {
    // Another text was taken, such as an earlier version.
    if (editor && !editor.isFocused && html !== editor.getHTML() && !(html === '' && editor.isEmpty))
      editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  return (
    <Field {...frame} label={<span id={label}>{frame.label}</span>}>
      {(control) => (
        <div className="border-line-strong bg-surface grid grid-cols-1 rounded-md border">
          {editor && <RichTools editor={editor} />}
          <div
            ref={place}
            id={control.id}
            aria-describedby={control['aria-describedby']}
            className="prose rich-place min-h-48 min-w-0 p-3"
          />
        </div>
      )}
    </Field>
  )
}

function openEditor(
  element: HTMLElement,
  { html, label, changed }: { html: string; label: string; changed: (editor: Editor) => void },
): Editor {
  return new Editor({
    element,
    content: html,
    // The site's policy lets no style in that is not a file.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'http', 'mailto', 'tel'] },
      }),
      ...keptParts,
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': label },
      transformPastedHTML: repairWord,
    },
    onUpdate: ({ editor }) => changed(editor),
  })
}
