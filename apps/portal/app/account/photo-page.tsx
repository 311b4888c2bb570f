import { fullName } from '@atrio/rules'
import { Avatar, Banner, Button } from '@atrio/ui'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { PhotoCrop } from './photo-crop.tsx'
import { usePhoto } from './use-photo.ts'

export const meta = () => [{ title: m.account_photo() }, { name: 'robots', content: 'noindex' }]

/** The person's photo: taken or chosen, framed, shown as it will be, and deleted with a way back. */
export default function PhotoPage() {
  const { usuario } = useSession()
  const photo = usePhoto()
  if (!usuario) return null
  return (
    <div className="max-w-xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.account_photo()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.account_photo_intro()}</p>
      {photo.failure && (
        <Banner tone="bad" live="assertive" className="mb-6" title={photo.failure.title}>
          {photo.failure.detail}
        </Banner>
      )}
      {photo.picture ? (
        <PhotoCrop
          picture={photo.picture}
          busy={photo.busy}
          onSave={(file) => void photo.send(file)}
          onCancel={photo.cancel}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-6">
          <Avatar name={fullName(usuario)} src={usuario.imagem} size="xl" />
          <div className="flex flex-wrap gap-3">
            <FileButton icon={<Camera />} camera label={m.account_photo_camera()} onFile={photo.choose} />
            <FileButton icon={<ImageUp />} label={m.account_photo_file()} onFile={photo.choose} />
            {usuario.imagem && (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden="true" />}
                loading={photo.busy}
                onClick={() => void photo.remove()}
              >
                {m.account_photo_delete()}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type FileButtonProps = { icon: ReactNode; label: string; camera?: boolean; onFile: (file: File) => void }

/** A button that opens the device's camera or its files: the browser's own control says "no file chosen". */
function FileButton({ icon, label, camera = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/*"
        {...(camera ? { capture: 'user' as const } : {})}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="outline" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
