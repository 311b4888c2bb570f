import type { Editor } from '@tiptap/core'
import { Button, Dialog, IconButton, TextField } from '@atrio/ui'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'

/** What can be done to the words that are chosen. */
export function RichTools({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null)
  const tools = [
    {
      label: m.rich_bold(),
      icon: <Bold />,
      mark: 'bold',
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      label: m.rich_italic(),
      icon: <Italic />,
      mark: 'italic',
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: m.rich_heading(),
      icon: <Heading2 />,
      mark: 'heading',
      given: { level: 2 },
      run: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: m.rich_subheading(),
      icon: <Heading3 />,
      mark: 'heading',
      given: { level: 3 },
      run: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      label: m.rich_list(),
      icon: <List />,
      mark: 'bulletList',
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: m.rich_numbers(),
      icon: <ListOrdered />,
      mark: 'orderedList',
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: m.rich_quote(),
      icon: <Quote />,
      mark: 'blockquote',
      run: () => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: m.rich_link(),
      icon: <LinkIcon />,
      mark: 'link',
      run: () => setAddress(String(editor.getAttributes('link')['href'] ?? '')),
    },
  ]
  const link = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address) chain.setLink({ href: address }).run()
    else chain.unsetLink().run()
    setAddress(null)
  }
  return (
    <div role="toolbar" aria-label={m.rich_tools()} className="border-line flex flex-wrap border-b">
      {tools.map(({ label, icon, mark, given, run }) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          aria-pressed={editor.isActive(mark, given)}
          className="aria-pressed:bg-tint"
          onClick={run}
        />
      ))}
      <IconButton
        label={m.rich_undo()}
        icon={<Undo2 />}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <Dialog
        open={address !== null}
        size="sm"
        onClose={() => setAddress(null)}
        title={m.rich_link()}
        closeLabel={m.close()}
        actions={<Button onClick={link}>{m.save()}</Button>}
      >
        <TextField
          label={m.rich_link_address()}
          type="url"
          inputMode="url"
          value={address ?? ''}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Dialog>
    </div>
  )
}
